import { resolve } from 'node:path'

/** Modules of the site, by path, and the peer's replacements. */
const replaced: Readonly<Record<string, string>> = {
  // Static parts; React hydrates none.
  'app/ui/document/island.tsx': 'island.ts',
  // A page's sheets are its imports, as Astro expects.
  'app/ui/document/sheet.tsx': 'sheet.ts',
  // No page reads the database.
  'db/client.server.ts': 'db.server.ts',
}

const ISLANDS = 'virtual:islands'

type Resolving = {
  resolve: (
    id: string,
    importer: string | undefined,
    options: { skipSelf: boolean },
  ) => Promise<{ id: string } | null>
}

export function standIns(site: string) {
  const folder = resolve(import.meta.dirname, 'src/stand-ins')
  const byPath = new Map(
    Object.entries(replaced).map(([path, file]) => [resolve(site, path), resolve(folder, file)]),
  )
  return {
    name: 'stand-ins',
    enforce: 'pre' as const,
    async resolveId(this: Resolving, id: string, importer: string | undefined) {
      if (id === ISLANDS) return resolve(folder, 'islands.ts')
      const found = await this.resolve(id, importer, { skipSelf: true })
      return found && byPath.get(found.id)
    },
  }
}
