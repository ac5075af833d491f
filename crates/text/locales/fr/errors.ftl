### Ce qui n’a pas marché, et comment y remédier.
