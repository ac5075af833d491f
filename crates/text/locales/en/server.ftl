### The web server: what it prints in the terminal, and what it answers to requests. $value: a port; errors without a full stop.

server-ready = Khamsin is ready in your browser: { $text }
server-network = On the local network: { $text }
server-no-network = This machine has no address on a local network: connect it, and start again
server-next-port = Port { $value } is taken, so Khamsin uses the next free one.
server-end = Press Ctrl-C to end it.
server-without-app = This program was built without the web app: install Node.js and run “make run” in Khamsin’s folder
server-port-taken = Port { $value } is taken by another program: end that program, or choose another port with --port
server-port-refused = Port { $value } cannot be used ({ $reason }): choose another one with --port, from 1024 on
server-not-found = There is nothing at { $text }: begin at /
server-method = { $name } does not fit { $text }: the header Allow of this answer names what does
server-not-json = The request has to bring JSON along: send it with the header Content-Type: application/json
server-json = This is not JSON ({ $reason }): send an object as the interface describes it
server-fields = The request cannot be read ({ $reason }): send the fields that the interface describes
server-query = The address cannot be read ({ $reason }): give the parameters that the interface describes
server-too-large = The request is too long: send at most { $most } KiB
server-bound = The field { $name } is out of bounds: choose a number from 1 to { $most }
server-too-many = That was too many requests: try again in { $count } s
server-busy = Every place for analyses is taken: try again in a moment
server-slow = The answer took too long: ask for less, or try again in a moment
server-not-ready = The server is not ready yet: try again in a moment
server-origin = This request comes from a page at another address: open Khamsin itself
server-internal = Something is broken in the server, and its log says what: try again, or ask whoever runs it

## Classes and codes.

server-class-none = There is no class with this code: look at its five letters and digits again
server-class-no-pupil = There is no such pupil in this class: look at the number again
server-class-not-teacher = Only the teacher can do this: use the browser in which the class was made
server-class-removed = The teacher has removed you from this class: ask the teacher
server-class-ended = This class has ended: make or join another
server-class-paused = The class is paused: let it go on first
server-class-full = This class is full: ask the teacher to make a second one
server-class-no-name = A first name is missing: type one
server-class-name-taken = Somebody in this class has this name already: add a letter to yours
server-class-too-few = A round needs two pupils: wait until another joins
server-class-running = Games of this round are still being played: wait for them, or stop them
server-class-other-round = There is another round by now: look at the class again
server-class-days = Names are kept for 1 to 366 days: choose one of these numbers
server-qr-text = A code holds a text of 1 to 300 characters: send one as “text”
