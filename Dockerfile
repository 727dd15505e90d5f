# The shop in production. Stand-ins, demo and tests stay outside.
# By digest, without a default: docs/desplegar.md "Images".
ARG NODE_IMAGE
FROM ${NODE_IMAGE} AS build
ARG NODE_IMAGE
RUN case "$NODE_IMAGE" in *@sha256:*) ;; *) echo "NODE_IMAGE needs a digest" >&2; exit 1 ;; esac
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# Named in the start line.
ARG COMMIT=""
RUN COMMIT="$COMMIT" npm run build

FROM ${NODE_IMAGE} AS dependencies
WORKDIR /app
COPY package.json package-lock.json ./
# The image brings the runtime.
RUN npm ci --omit=dev && rm -rf node_modules/node-linux-* node_modules/.bin/node

FROM ${NODE_IMAGE}
ENV NODE_ENV=production PORT=3000 HOST=0.0.0.0 DATA_DIR=/data
# docs/desplegar.md "Memory"
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072
WORKDIR /app
COPY --from=dependencies /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY package.json ./
COPY src/contract ./src/contract
COPY src/server ./src/server
# The account that runs the shop owns its data and nothing else.
RUN mkdir -m 700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/salud`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Not through npm, which would keep the signal that asks for an orderly end.
CMD ["node", "--max-semi-space-size=16", "--max-old-space-size=512", "--heap-growing-percent=60", "src/server/main.ts"]
