import { resolve } from 'node:path'

import { mergeConfig, type Plugin } from 'vite'

import site from '../../../vite.config.ts'

/** What the site imports, and what a measurement puts in its place. */
const instead = new Map([
  ['#content/projects/catalogue.ts', resolve(import.meta.dirname, 'catalogue.ts')],
  ['#content/pictures/manifest.json', resolve(import.meta.dirname, 'manifest.ts')],
])

const grown: Plugin = {
  name: 'grown-catalogue',
  enforce: 'pre',
  // A replacement imports what it replaces.
  resolveId(id, importer) {
    const replacement = instead.get(id)
    return replacement === importer ? undefined : replacement
  },
}

/** The site with a catalogue of as many listings as GROWTH_LISTINGS says when it starts. */
export default mergeConfig(site, { plugins: [grown] })
