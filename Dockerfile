# The server of Spotreel with its renderer. It runs without root and writes to /data and /tmp only.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --omit=dev --no-audit --no-fund && npm run build && rm -rf benchmarks stories tests node_modules/@seydx

FROM node:24-bookworm-slim
# Packages with drivers of graphics cards, such as va-driver-all
ARG VIDEO_DRIVERS=""
RUN apt-get update \
  && apt-get install --yes --no-install-recommends ffmpeg tini ${VIDEO_DRIVERS} \
  && rm -rf /var/lib/apt/lists/* \
  && mkdir /data && chown node:node /data
WORKDIR /app
COPY --from=build /app ./
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4600 DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 4600
HEALTHCHECK --interval=15s --timeout=5s --start-period=90s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4600/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--"]
CMD ["node", "dist/server/main.js"]
