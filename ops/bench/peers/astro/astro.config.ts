import { resolve } from 'node:path'

import { defineConfig } from 'astro/config'

import { standIns } from './stand-ins.ts'

const site = resolve(import.meta.dirname, '../../../..')

/** Static documents with inline style: Astro's best case. */
export default defineConfig({
  output: 'static',
  publicDir: resolve(site, 'public'),
  // The repository ignores folders named `dist`.
  outDir: './build',
  site: process.env['PUBLIC_URL'] ?? 'http://localhost:4801',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  vite: {
    plugins: [standIns(site)],
    resolve: { alias: { '#app': resolve(site, 'app'), '#content': resolve(site, 'content') } },
    server: { fs: { allow: [site] } },
    build: {
      // The rupee's own fonts are small, and few pages need them.
      assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    },
  },
})
