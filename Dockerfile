# The server as an image: the web app and the program are built here, and only the program is shipped.
#   docker build -t khamsin .
#   docker run --detach --name khamsin --publish 5050:5050 --volume khamsin:/var/lib/khamsin khamsin
#   docker exec khamsin khamsin data backup - > khamsin.backup

# Debian's own Node is older than the web app needs.
FROM node:20-bookworm-slim AS node

# The toolchain is that of rust-toolchain.toml.
FROM rust:1.95.0-bookworm AS build
COPY --from=node /usr/local/bin/node /usr/local/bin/node
COPY --from=node /usr/local/lib/node_modules /usr/local/lib/node_modules
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \
    && ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx \
    && npm --version \
    && rustup target add wasm32-unknown-unknown
WORKDIR /khamsin
COPY . .
RUN make target/release/khamsin && strip target/release/khamsin

FROM debian:bookworm-slim
# Certificates are what a PostgreSQL elsewhere is known by.
RUN apt-get update \
    && apt-get install --yes --no-install-recommends ca-certificates \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --system --create-home --home-dir /var/lib/khamsin khamsin
COPY --from=build /khamsin/target/release/khamsin /usr/local/bin/khamsin
COPY --from=build /khamsin/LICENSE-MIT /khamsin/LICENSE-APACHE /usr/share/doc/khamsin/
USER khamsin
WORKDIR /var/lib/khamsin
# Games are kept in this folder unless a PostgreSQL database is named.
ENV KHAMSIN_DATABASE=sqlite:///var/lib/khamsin/online.db
VOLUME /var/lib/khamsin
EXPOSE 5050
ENTRYPOINT ["khamsin"]
# Inside a container everybody outside is "the network".
CMD ["serve", "--port", "5050", "--lan", "--log", "json"]
