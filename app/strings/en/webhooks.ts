import { isolating } from '#app/lib/text/bidi.ts'

export const webhookTexts = isolating({
  title: 'Webhooks',
  note: 'A webhook sends each enquiry to another program, such as your CRM, at the addresses saved above. A test has every field of an enquiry, with your own contact details and the type “test”.',
  secret: 'Secret',
  secretNote:
    'The secret signs each webhook. Give it to the program, so that it accepts only what comes from this site.',
  states: {
    none: 'There is no secret yet. The first address that you save gets one.',
    one: 'There is one secret. The site never shows it again. If it is lost, or others may know it, rotate it.',
    two: 'Both the old and the new secret sign each webhook. Give the new one to every program, then remove the old one. You can rotate again after that.',
    unread:
      'The server’s own secret (SESSION_SECRET) has changed since this one was stored. Create a new one.',
  },
  password: 'Your password, to change the secret',
  changes: {
    create: 'Create a secret',
    rotate: 'Rotate the secret',
    'remove-old': 'Remove the old secret',
  },
  refused: {
    create: 'There is a secret already. Nothing has changed.',
    rotate: 'Nothing has changed. Remove the old secret before you rotate again.',
    'remove-old': 'There is no old secret. Nothing has changed.',
    conflict: 'The secret has changed since this page was opened. Nothing else has changed now.',
    invalid: 'Nothing has changed. Correct the settings above first.',
  },
  removed: 'The old secret is removed. It signs nothing any more.',
  created: {
    message: 'Saved. The new webhook secret is below.',
    title: 'New webhook secret',
    note: 'Copy it now. The site never shows it again.',
    rotated:
      'Until you remove the old secret, both sign each webhook. So you can give the new one to each program without a gap.',
    label: 'Secret',
    copy: 'Copy',
    copied: 'Secret copied.',
    notCopied: 'We could not copy the secret. Select it and copy it.',
    done: 'I have copied it',
  },
  send: 'Send a test',
  sendTo: (address: string) => `Send a test to ${address}`,
  ownWords: 'The first lines of its answer:',
  test: {
    message: 'This is a test of your webhook. No one has enquired.',
    gone: 'This address is no longer saved.',
    wait: 'You have sent several tests. Wait a minute, then send another.',
    answered: (status: number, ms: string) => `Answer: ${status}, after ${ms} ms`,
    silent: (ms: string) => `No answer, after ${ms} ms`,
    accepted: 'The program accepted it. New enquiries reach it.',
    badRequest: 'The program understood the call, but not what is in it. See its own words above.',
    unauthorized:
      'The program does not let the site in. Check that it has the newest secret and that the address is complete.',
    notFound: 'Nothing at this address accepts webhooks. Check that the address is complete.',
    busy: 'The program gets too many calls. The site sends real enquiries again later.',
    broken: 'The program has an error of its own. Ask the people who run it.',
    unknownName: 'The internet does not know this name. Check the spelling of the address.',
    refusedCall: 'Nothing answers at this address. Check that the program runs.',
    certificate: 'The certificate of this address is not valid. Ask the people who run it.',
  },
  deliveries: 'Last ten deliveries',
  noDelivery: 'No webhook has been sent yet.',
  outcome: { sent: 'Delivered', waiting: 'Waiting', failed: 'Failed' },
  attempt: (tries: number) => (tries > 1 ? `at attempt ${tries}` : ''),
} as const)
