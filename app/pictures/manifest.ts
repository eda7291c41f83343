import manifest from '#content/pictures/manifest.json' with { type: 'json' }

export type PictureEntry = (typeof manifest)[number]

/** Every drawn master by slot id; the list's shape is held by a test, so that no page carries a schema. */
export const pictures: ReadonlyMap<string, PictureEntry> = new Map(
  manifest.map((picture) => [picture.id, picture]),
)
