/** The way to a field of a listing: `['sections', 0, 'paragraphs', 1]`. */
export type FieldPath = readonly (string | number)[]

/** One value that differs; `at` is the way to it, `was` and `became` are JSON, or undefined where it is not there. */
export type Difference = {
  at: FieldPath
  was: string | undefined
  became: string | undefined
}

/**
 * What two versions of a listing differ in, value by value, in the order of the page. An empty list and an
 * absent one hold the same values, none: the schema reads them alike, or refuses the empty one, and a page
 * shows no difference.
 */
export function differences(before: unknown, after: unknown): Difference[] {
  return differ(before, after, [])
}

function differ(was: unknown, became: unknown, at: FieldPath): Difference[] {
  if (Object.is(was, became)) return []
  if (isTree(was) || isTree(became)) {
    const [old, now] = [branches(was), branches(became)]
    const keys = [...new Set([...now.keys(), ...old.keys()])]
    return keys.flatMap((key) => differ(old.get(key), now.get(key), [...at, key]))
  }
  return [{ at, was: shown(was), became: shown(became) }]
}

function isTree(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function branches(value: unknown): Map<string | number, unknown> {
  if (Array.isArray(value)) return new Map(value.map((one: unknown, at) => [at, one]))
  return new Map(isTree(value) ? Object.entries(value) : [])
}

function shown(value: unknown): string | undefined {
  return value === undefined || isTree(value) ? undefined : JSON.stringify(value)
}
