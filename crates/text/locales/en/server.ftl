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
server-method = { $name } does not fit { $text }: use GET
