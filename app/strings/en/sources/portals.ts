const project = {
  label: 'Project',
  hint: 'For leads that name no project themselves. Leave it empty if they are about several.',
}
const alsoPull =
  'If you enter the login below, we also read the portal ourselves, and find what it did not send.'

/** Portals and directories, by kind of source. */
export const portalKinds = {
  '99acres': {
    name: '99acres',
    group: 'portals',
    about: 'responses to your advertisements on 99acres',
    needs: 'Your account manager at 99acres has to switch it on.',
    steps: [
      'Ask your account manager at 99acres to send each response to this address, as XML or JSON.',
      alsoPull,
      'For that, ask for the API login: user name, password and token.',
    ],
    labels: { address: 'Address for your account manager', key: 'Key' },
    fields: {
      project,
      userName: { label: 'User name (optional)' },
      password: { label: 'Password (optional)' },
      token: { label: 'Token (optional)', hint: 'The long text in the address of their API.' },
    },
  },
  magicbricks: {
    name: 'Magicbricks',
    group: 'portals',
    about: 'enquiries of buyers on Magicbricks',
    needs: 'Your account manager at Magicbricks has to switch it on.',
    steps: [
      'Ask your account manager at Magicbricks to send each enquiry to this address.',
      alsoPull,
      'For that, ask for the API key, and give them the IP address of this server.',
    ],
    labels: { address: 'Address for your account manager', key: 'Key' },
    fields: {
      project,
      protocol: {
        label: 'Connection',
        hint: 'Choose http only if https fails: it shows your key to the network.',
      },
      key: { label: 'API key (optional)', hint: 'Paste it exactly as you got it.' },
    },
  },
  housing: {
    name: 'Housing.com',
    group: 'portals',
    about: 'leads of Housing.com, for brokers and builders',
    needs: 'Your relationship manager at Housing has to switch it on.',
    steps: [
      'Ask your relationship manager at Housing to send each lead to this address, as plain JSON.',
      alsoPull,
      'For that, ask for the profile id and the encryption key.',
    ],
    labels: { address: 'Address for your relationship manager', key: 'Key' },
    fields: {
      project,
      profileId: { label: 'Profile id (optional)' },
      account: { label: 'Kind of account' },
      host: { label: 'Host', hint: 'The one in the document that Housing gave you.' },
      encryptionKey: { label: 'Encryption key (optional)' },
    },
  },
  indiamart: {
    name: 'IndiaMART',
    group: 'portals',
    about: 'enquiries, bought leads and calls of IndiaMART',
    needs: 'About five minutes, and the phone that receives their one-time password.',
    steps: [
      'In IndiaMART, open Lead Manager, then Import/Export Leads, then Push API.',
      'Choose “Other”, and paste this address.',
      'Confirm with the one-time password.',
      'If you enter the key of their Pull API below, we also read what they did not send.',
    ],
    labels: { address: 'Webhook listener URL', key: 'Key' },
    fields: {
      project,
      key: {
        label: 'Key of the Pull API (optional)',
        hint: 'It ends if you make a new one there.',
      },
    },
  },
  justdial: {
    name: 'Justdial',
    group: 'portals',
    about: 'leads of Justdial',
    needs: 'The support of Justdial has to switch it on.',
    steps: [
      'Ask the support of Justdial to send each lead to this address, by GET or POST.',
      'If they ask for another answer than RECEIVED, choose it below.',
    ],
    labels: { address: 'Address for Justdial', key: 'Key' },
    fields: { project, answer: { label: 'Our answer' } },
  },
} as const
