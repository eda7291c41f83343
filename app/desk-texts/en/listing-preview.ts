import { isolating } from '#app/lib/bidi.ts'

/** Words of a listing's page while it is edited. */
export const listingPreviewTexts = isolating({
  title: (name: string) => `Preview of ${name}`,
  region: 'Preview',
  note: 'This is a preview. What comes from the listing is marked: a press, or Enter, opens its field, or the photographs at that picture. Links and forms lead nowhere here.',
  edit: 'Edit',
  /** `said` stands on it, and whoever speaks to the machine says that. */
  editPicture: (alt: string, said: string) =>
    `Edit the picture “${alt}”${said === '' ? '' : `: ${said}`}`,
  editThis: (text: string) => `Edit “${text}”`,
} as const)
