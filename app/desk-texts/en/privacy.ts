/** Words of the owner's way to close a person who withdrew. */
export const privacyTexts = {
  open: 'Close this person',
  what: (enquiries: number) =>
    `For somebody who withdraws by phone or mail: ${enquiries === 1 ? 'this enquiry is' : `all ${enquiries} enquiries of this person are`} sealed within a second, with visits, notes and history. Nobody at the desk sees them again, you included, and it cannot be taken back here.`,
  sure: 'Make sure that it is them: call the number, or answer to the address, that came with the enquiry.',
  confirm: 'They withdrew: close and seal',
  closed: 'Closed and sealed.',
  link: 'Their own link for it',
} as const
