# Builds everything, then keeps what the server needs: its bundle with what it serves, and the packages without those
# for development, as some bring files of their own. The operator's commands are `node apps/server/build/admin.js`.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --loglevel=error && npm run build && npm ci --omit=dev --workspace apps/server --loglevel=error \
  && rm -r apps/server/src apps/server/rest-client

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
# As `npm start` does, for memory that is given back after large uploads.
ENV MALLOC_MMAP_THRESHOLD_=1048576
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/apps/server ./apps/server
COPY --from=build /app/apps/web/build ./apps/web/build
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health/live').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# As `npm start` does.
CMD ["node", "--max-semi-space-size=4", "apps/server/build/main.js"]
