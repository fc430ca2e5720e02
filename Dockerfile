# Holotisch: the page and online play in one image. `docker build -t holotisch .`
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY rules/package.json rules/
COPY packages packages
COPY apps apps
RUN npm ci --ignore-scripts
COPY . .
# Builds the page; what runs later needs no tool of development.
RUN node -e "import('./scripts/build-web.ts').then(({ builtWeb }) => builtWeb())" && npm prune --omit=dev --omit=optional --ignore-scripts

FROM node:24-slim
ENV NODE_ENV=production HOLOTISCH_DATA=/data HOST=0.0.0.0 PORT=4173 HOLOTISCH_LOG=info
WORKDIR /app
COPY --from=build --chown=node:node /app /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4173
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:4173/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "scripts/start.ts"]
