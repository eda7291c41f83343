import { resolve } from 'node:path'

import { mergeConfig, type Plugin } from 'vite'

import site from '../../../vite.config.ts'

const instead = new Map([
  ['#content/projects/catalogue.ts', resolve(import.meta.dirname, 'catalogue.ts')],
  ['#content/pictures/manifest.json', resolve(import.meta.dirname, 'manifest.ts')],
])

const grown: Plugin = {
  name: 'grown-catalogue',
  enforce: 'pre',
  // A replacement imports the module that it replaces.
  resolveId(id, importer) {
    const replacement = instead.get(id)
    return replacement === importer ? undefined : replacement
  },
}

export default mergeConfig(site, { plugins: [grown] })
