import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import type { Plugin } from 'vite'
import { z } from 'zod'

import { loadSlots } from './load-slots.ts'

const folder = resolve(import.meta.dirname, '../../content/pictures')
const printed = z.array(z.object({ id: z.string(), file: z.string() }))

/** Fails the build where a page would show a picture that has no drawing. */
export function picturesComplete(): Plugin {
  return {
    name: 'pictures-complete',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      const missing = missingPictures((await loadSlots()).map(({ id }) => id))
      if (missing.length > 0) this.error(refusal(missing))
    },
  }
}

export function missingPictures(ids: readonly string[], from = folder): string[] {
  const list = printed.parse(JSON.parse(readFileSync(`${from}/manifest.json`, 'utf8')))
  const fileOf = new Map(list.map(({ id, file }) => [id, file]))
  return ids.filter((id) => {
    const file = fileOf.get(id)
    return file === undefined || !existsSync(`${from}/${file}`)
  })
}

function refusal(missing: readonly string[]): string {
  const [few, more] = [missing.slice(0, 5), missing.length - 5]
  return `No picture is drawn yet for ${few.join(', ')}${more > 0 ? ` and ${more} more` : ''}. Run "bin/northlight pictures draw".`
}
