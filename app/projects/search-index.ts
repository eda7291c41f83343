import { openSearch, type SearchEntry } from './project-search.ts'

export type Search = ReturnType<typeof openSearch<SearchEntry>>

let opening: Promise<Search> | undefined

/** The index is asked for once a page load; after a failure, again. */
export function openIndex(): Promise<Search> {
  opening ??= fetch('/search-index.json')
    .then((response) => response.json())
    .then((value: unknown) => openSearch(readEntries(value)))
    .catch((error: unknown) => {
      opening = undefined
      throw error
    })
  return opening
}

/** Only entries of the known shape with an address on this site; by hand, so that no schema is loaded for it. */
export function readEntries(value: unknown): SearchEntry[] {
  if (!Array.isArray(value)) return []
  const given: unknown[] = value
  return given.flatMap((one) => {
    if (typeof one !== 'object' || one === null) return []
    const fields = new Map<string, unknown>(Object.entries(one))
    const textOf = (key: keyof SearchEntry) => {
      const text = fields.get(key)
      return typeof text === 'string' ? text : ''
    }
    const [to, label] = [textOf('to'), textOf('label')]
    if (!/^\/(?!\/)/.test(to) || label === '') return []
    return [{ to, label, detail: textOf('detail'), more: textOf('more') }]
  })
}
