import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

import { asciiServer } from './scripts/site-build/ascii-server.ts'
import { browserOnly } from './scripts/site-build/browser-only.ts'
import { islands } from './scripts/site-build/islands-build.ts'
import { emitCatalogue, validateProjects } from './scripts/catalogue/validate-projects.ts'
import { forOldestBrowsers } from './scripts/site-build/oldest-browsers.ts'
import { picturesComplete } from './scripts/pictures/pictures-complete.ts'

/** Libraries of many small files, which are quicker to load as a part of the build: a start takes half as long. */
const bundled = [
  /^(?:@base-ui|@better-auth|@noble)\//,
  'better-auth',
  'better-call',
  'hono',
  'jose',
  'kysely',
  'tlds',
]

export default defineConfig({
  plugins: [
    reactRouter(),
    islands(),
    validateProjects(),
    emitCatalogue(),
    picturesComplete(),
    browserOnly(),
    forOldestBrowsers(),
    asciiServer(),
  ],
  environments: {
    // The HTTP edge is built together with the pages, so that both share one database pool; the worker process has its own file.
    ssr: {
      resolve: { noExternal: bundled },
      build: {
        rollupOptions: {
          input: { index: './server/app.ts', worker: './server/worker/worker.ts' },
        },
      },
    },
  },
  build: { assetsInlineLimit: 0 },
})
