import { isolating } from '#app/lib/text/bidi.ts'

/** What an owner sees and sends. */
export const linkTexts = isolating({
  title: (name: string) => `Send ${name} this link`,
  note: (until: string) =>
    `The link works once, until ${until}. Only this page shows it, so send it before you leave.`,
  address: 'Link',
  whatsApp: 'Send on WhatsApp',
  copy: 'Copy link',
  copied: 'Link copied.',
  notCopied: 'We could not copy the link. Select it above and copy it.',
  email: 'Email',
  emailAddress: 'Email address',
  send: 'Send by email',
  sent: (address: string) => `Sent to ${address}.`,
  emailWrong: 'Enter an email address such as name@example.com.',
  notSent: (reason: string) => `The email could not be sent. ${reason}`,
  expired: 'This link does not work any more. Make a new one.',
  another: 'Invite another person',
  invitation: 'Invitation',
  invited: 'invited',
  untilShort: (until: string) => `link until ${until}`,
  noLinkShort: 'no valid link',
  valid: (until: string) => `Not joined yet. The link is valid until ${until}.`,
  none: 'Not joined yet, and no link is valid.',
  renew: 'New link',
  renewNote: 'An earlier link stops at once.',
  cancelInvitation: 'Cancel invitation',
  pending: (until: string) => `A link for a new password is valid until ${until}.`,
  cancelLink: 'Cancel link',
  cancel: {
    invitation: (name: string) => `Cancel the invitation of ${name}`,
    invitationNote: 'The link stops at once, and the account leaves the team.',
    link: (name: string) => `Cancel the password link of ${name}`,
    linkNote: 'The link stops at once. The password stays as it is.',
    inRule: (name: string) =>
      `An assignment rule names ${name}. Take ${name} out of the rule first, under Assignment.`,
    go: 'Cancel now',
  },
  message: {
    invitation: (name: string, inviter: string, brand: string, hours: number, address: string) =>
      `Hello ${name}. ${inviter} invites you to the team of ${brand}. Open this link within ${hours} hours and choose your password:\n${address}`,
    password: (name: string, brand: string, hours: number, address: string) =>
      `Hello ${name}. Open this link within ${hours} hours and choose your new password for ${brand}:\n${address}`,
  },
  mail: {
    invitation: (inviter: string, brand: string) => `${inviter} invites you to ${brand}`,
    password: (brand: string) => `Choose your new password for ${brand}`,
    text: (hours: number) =>
      `Open this link within ${hours} hours and choose your password. The link works once.`,
    link: 'Choose your password',
    why: (address: string) =>
      `An owner of the site sent this email to ${address}. If you do not know why, do nothing.`,
  },
} as const)
