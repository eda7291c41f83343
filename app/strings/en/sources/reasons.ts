import { isolating } from '#app/lib/text/bidi.ts'

export const sourceReasons = isolating({
  unreadable:
    'We could not read this delivery. Its format is not one that we know for this source.',
  noLeads: 'There was no lead in it.',
  wrongSignature: 'The signature does not match the secret of this source.',
  noSignature: 'The request has no signature.',
  wrongHeader: 'The header of this request does not have the value of this source.',
  wrongVerifyToken: 'The verify token is not that of this source.',
  answered: (status: number) => `The source answered with status ${status}. We try again.`,
  unreadAnswer: 'We could not read the answer of the source. We try again.',
  refused: (detail: string) => `The source refused our request. It says: ${detail}`,
  login: 'The source does not accept the login. Enter the user name, password or key again.',
  halfAnswer: 'The answer of the source ended too early. We try again.',
  noNews: 'It tells of no enquiry, such as a delivery report.',
  mail: {
    unknown: 'We do not know mails of this kind. Read the mail, and add the lead if it is one.',
    unproved: (portal: string) =>
      `The mail says that it comes from ${portal}, but nothing proves it. Read it before you trust it.`,
    unknownServer: (portal: string, server: string) =>
      `A mail server with the name ${server} says that the mail comes from ${portal}. If it is yours, enter the name as “Name of your mail server” in the settings, and read the mail again.`,
    noEnquiry: (portal: string) => `${portal} sends such mails about your account.`,
    other: 'It comes from no portal that we know.',
    long: 'The mail is longer than 256 KB, so we show only its beginning. Read it in your mailbox.',
    forwarding: 'Gmail asks to confirm the forwarding. Open the link in this mail.',
  },
  mailbox: {
    host: 'must be a name such as imap.gmail.com',
    port: 'must be a number such as 993',
    login: (said: string) =>
      `The mailbox does not accept the user name and password. Gmail wants an app password. The mailbox says: ${said}`,
    noHost: (host: string) => `There is no mail server with the name ${host}. Check the name.`,
    privateHost: (host: string) => `${host} is in a private network, which we do not read.`,
    certificate: (host: string) =>
      `The certificate of ${host} is not valid, so we do not send the password. Check the name of the server.`,
    unencrypted: (host: string) =>
      `${host} offers no encryption on this port, so we do not send the password. Use port 993.`,
    noFolder: (folder: string) =>
      `The mailbox has no folder named ${folder}. Write its name as the mailbox does.`,
  },
  callGoesOn: 'The call was not over yet.',
  agentLeg: 'It is the part of a call that rings an agent.',
  magicbricksAccess:
    'Magicbricks does not know this server. Ask your account manager to allow its IP address.',
  housingLogin:
    'Housing does not accept the request. Check profile id and key, and the clock of this server.',
  housingEncrypted: 'Housing encrypts this delivery. Ask your account manager to send plain JSON.',
  meta: {
    unsubscribed:
      'The page does not send its leads to your app, so they come late. In the Graph API Explorer, send POST to your page id with /subscribed_apps?subscribed_fields=leadgen.',
    noUpdate: 'Meta’s agent changed a lead that we have.',
    notRead: 'Meta sent the number of the lead only. Click “Read again” to read the lead.',
    token: 'Meta does not accept the access token any more. Connect the page again.',
    permission: (detail: string) => `The access token lacks a permission. Meta says: ${detail}`,
    access:
      'Meta does not show this lead to us. Open Business settings, Integrations, Leads access, and add this app.',
    blocked: 'Meta has blocked this app for a while. Open the app in Meta to see why.',
    other: (code: number) => `Meta refused with error ${code}. We try again.`,
  },
} as const)

/** In place of a WhatsApp message that has no text, by its type. */
export const messageWords = new Map([
  ['audio', '(a voice message)'],
  ['document', '(a document)'],
  ['image', '(a picture)'],
  ['order', '(an order)'],
  ['sticker', '(a sticker)'],
  ['video', '(a video)'],
])
export const unshownMessage = '(a message that can be read only in WhatsApp)'
