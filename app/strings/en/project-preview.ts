import { isolating } from '#app/lib/text/bidi.ts'

export const projectPreviewTexts = isolating({
  title: (name: string) => `Preview of ${name}`,
  region: 'Preview',
  note: 'This is a preview. Click a marked text to edit it, or a picture to open its photos. You can also press Enter. Links and forms do not work here.',
  edit: 'Edit',
  /** `label` is the visible label, which voice control needs. */
  editPicture: (alt: string, label: string) =>
    `Edit the picture “${alt}”${label === '' ? '' : `: ${label}`}`,
  editThis: (text: string) => `Edit “${text}”`,
} as const)
