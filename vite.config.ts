import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

import { islands } from './scripts/islands-build.ts'
import { listingsSound } from './scripts/listings-sound.ts'
import { picturesComplete } from './scripts/pictures-complete.ts'

export default defineConfig({
  plugins: [reactRouter(), islands(), listingsSound(), picturesComplete()],
  environments: {
    // The HTTP edge is built together with the pages, so that both share one database pool; the workshop runs beside it.
    ssr: {
      build: {
        rollupOptions: {
          input: { index: './server/app.ts', workshop: './server/workshop/workshop.ts' },
        },
      },
    },
  },
  build: { assetsInlineLimit: 0 },
})
