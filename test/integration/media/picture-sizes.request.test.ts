import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { pictureWidths } from '#app/media/renditions/picture-address.ts'
import { ofWorker } from '#test/helpers/database/worker-database.ts'
import { fetchPath } from '#test/helpers/site/app.ts'

const kept = join(ofWorker('dataFolder'), 'cache', 'pictures')
const made = () => (existsSync(kept) ? readdirSync(kept) : [])

test(
  'a picture asked for in a thousand sizes is made in none that no page names',
  { tags: ['whole'] },
  async () => {
    const page = await (await fetchPath('/lodha-goa')).text()
    const name = /\/pictures\/[a-z\d-]+-[\da-f]{8}-\d+-\d\.webp/.exec(page)?.[0] ?? ''
    expect(name).not.toBe('')
    const known: readonly number[] = pictureWidths
    const before = made()
    const invented = Array.from({ length: 1000 }, (_, at) => 100 + at * 7).filter(
      (width) => !known.includes(width),
    )
    expect(invented.length).toBeGreaterThan(950)
    for (const width of invented) {
      const path = name.replace(/-\d+(-\d\.webp)$/, `-${width}$1`)
      const response = await fetchPath(path)
      expect(response.status, path).toBe(404)
    }
    expect(made()).toEqual(before)
  },
)
