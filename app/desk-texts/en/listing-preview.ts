/** Words of a listing's page while it is edited. */
export const listingPreviewTexts = {
  title: (name: string) => `Preview of ${name}`,
  region: 'Preview',
  note: 'This is a preview. What comes from the listing is marked: a press, or Enter, opens its field, or the photographs at that picture. Links and forms lead nowhere here.',
  edit: 'Edit',
  editPicture: (alt: string) => `Edit the picture “${alt}”`,
  editThis: (text: string) => `Edit “${text}”`,
} as const
