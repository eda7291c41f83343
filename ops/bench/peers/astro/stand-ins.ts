import { resolve } from 'node:path'

/** Modules of the site, by their path in the repository, and what the peer has instead. */
const replaced: Readonly<Record<string, string>> = {
  // Parts are drawn once; React takes none of them over.
  'app/ui/document/island.tsx': 'island.ts',
  // A page's sheets are those that it imports, as Astro has it.
  'app/ui/document/sheet.tsx': 'sheet.ts',
  // No page is made with rows of a database.
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

/** Vite plugin: the site's own views are drawn with the peer's modules in place of a few of the site's. */
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
