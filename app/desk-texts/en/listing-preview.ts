/** Words of a listing's page while it is edited. */
export const listingPreviewTexts = {
  title: (name: string) => `Preview of ${name}`,
  region: 'Preview',
  note: 'This is a preview. What comes from the listing is marked: a press, or Enter, opens its field. Links and forms lead nowhere here.',
  edit: 'Edit',
  editThis: (text: string) => `Edit “${text}”`,
} as const
