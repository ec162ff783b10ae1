# Builds everything, then keeps what the server needs: its sources (Node runs TypeScript), the built web app, and the
# packages without those for development.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --loglevel=error && npm run build && npm ci --omit=dev --workspace apps/server --loglevel=error

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
# As `npm start` does, for memory that is given back after large uploads.
ENV MALLOC_MMAP_THRESHOLD_=1048576
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/packages ./packages
COPY --from=build /app/scripts ./scripts
COPY --from=build /app/apps/server ./apps/server
COPY --from=build /app/apps/web/build ./apps/web/build
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health/live').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# As `npm start` does.
CMD ["node", "--max-semi-space-size=4", "apps/server/src/main.ts"]
