const project = {
  label: 'Project',
  hint: 'For leads that name no project themselves. Leave it empty if they are about several.',
}
const verifyToken = {
  label: 'Verify token',
  hint: 'Make up a long text, and enter the same here and at Meta.',
}
const appSecret = { label: 'App secret', hint: 'In your app at Meta: App settings, Basic.' }
const header = {
  headerName: { label: 'Name of a header (optional)', hint: 'Empty means Authorization.' },
  headerValue: {
    label: 'Value of the header (optional)',
    hint: 'The same that you enter at the provider. With it, we refuse requests of others.',
  },
}
const labels = { address: 'Callback URL', key: 'Key' }

/** Forms and chats of Meta, their providers, and mails, by kind of source. */
export const chatKinds = {
  meta: {
    name: 'Meta lead ads',
    group: 'ads',
    about: 'instant forms of Facebook and Instagram',
    needs: 'About half an hour, an app at Meta, and admin rights for the page.',
    before: [
      'At developers.facebook.com, open your app. Its id stands at the top, and its secret under App settings, Basic.',
      'In Business settings, add a system user with access to the page.',
      'Make its access token without an end date, with leads_retrieval, ads_management, pages_show_list, pages_read_engagement, pages_manage_ads and pages_manage_metadata.',
      'Make up a long text as the verify token. You enter it at Meta in the next step.',
    ],
    steps: [
      'In your app, open Webhooks. Choose “Page”, paste the address and the verify token, and subscribe to leadgen.',
      'In the Graph API Explorer, send POST to your page id with /subscribed_apps?subscribed_fields=leadgen.',
      'In Business settings, open Integrations, then Leads access, and add the app. Without it, Meta sends nothing and gives no warning.',
      'Send a test lead at developers.facebook.com/tools/lead-ads-testing.',
    ],
    labels,
    fields: {
      project,
      pageId: { label: 'Page id', hint: 'Digits. On your page: About, Page transparency.' },
      appId: {
        label: 'App id (optional)',
        hint: 'Digits, at the top of your app. With it, this page says when the access token ends.',
      },
      graphVersion: { label: 'Version of the Graph API (optional)', hint: 'Such as v26.0.' },
      appSecret,
      verifyToken,
      pageToken: { label: 'Access token', hint: 'Of the system user, without an end date.' },
    },
  },
  whatsapp: {
    name: 'WhatsApp Cloud API',
    group: 'chats',
    about: 'messages to your WhatsApp number, direct from Meta',
    needs: 'About ten minutes, and an app at Meta with WhatsApp.',
    before: [
      'At developers.facebook.com, open your app with WhatsApp. Its secret stands under App settings, Basic.',
      'Make up a long text as the verify token. You enter it at Meta in the next step.',
    ],
    steps: [
      'In your app, open WhatsApp, then Configuration.',
      'Paste the address and the verify token, then subscribe to messages.',
      'Send a message to your number from another phone.',
    ],
    labels,
    fields: { project, appSecret, verifyToken },
  },
  gupshup: {
    name: 'Gupshup',
    group: 'chats',
    about: 'WhatsApp messages by Gupshup',
    needs: 'About five minutes. Open Gupshup in another tab.',
    steps: [
      'In Gupshup, open your app, then Webhooks, and add one of version 3.',
      'Paste the address, and choose the events of messages.',
      'Send a message to your number from another phone.',
    ],
    labels,
    fields: { project, ...header },
  },
  '360dialog': {
    name: '360dialog',
    group: 'chats',
    about: 'WhatsApp messages by 360dialog',
    needs: 'About five minutes. Open the hub of 360dialog in another tab.',
    steps: [
      'In the hub, open your number and set its webhook to this address.',
      'Send a message to your number from another phone.',
    ],
    labels,
    fields: { project, ...header },
  },
  email: {
    name: 'Portal emails',
    group: 'mail',
    about:
      'notification mails of 99acres, Magicbricks, Housing, IndiaMART, Justdial, Sulekha, NoBroker',
    needs:
      'About ten minutes. There are two ways: we read a mailbox, or its mails are forwarded to us.',
    before: [
      'For Gmail: in the Google account, switch on 2-Step Verification. Then open myaccount.google.com/apppasswords and make an app password.',
      'For other mailboxes: ask your provider for the IMAP server. Microsoft 365 accepts no password, so forward its mails.',
    ],
    steps: [
      'At a service for incoming mail, such as SendGrid or Mailgun, add a route. It posts each mail to this address, as JSON or as a form.',
      'It needs these fields: from, replyTo, subject, text, html, date and authenticationResults.',
      'In your mailbox, forward the mails of the portals to the address of that service.',
      'Gmail sends a link to confirm the forwarding. It arrives here, under “Needs review”.',
    ],
    ways: {
      push: 'Forward to an address',
      pull: {
        title: 'Read a mailbox',
        steps: [
          'Under Settings, make the app password as described there. Then enter the IMAP server, the user name and the app password: for Gmail, imap.gmail.com and the whole email address.',
          'Save, then press “Check now”.',
        ],
        note: 'We read the last seven days, then each new mail within seconds. We mark no mail as read and delete none. We read the spam folder, too, but only mails of portals.',
        hint: 'Leave these empty if the mails are forwarded to us.',
        fields: ['host', 'port', 'user', 'password', 'folders', 'otherSenders'],
      },
    },
    labels: { address: 'Address', key: 'Key' },
    fields: {
      project,
      host: { label: 'IMAP server (optional)', hint: 'For Gmail: imap.gmail.com.' },
      port: {
        label: 'Port (optional)',
        hint: 'Empty means 993, which most mailboxes use. On 143, we ask for STARTTLS.',
      },
      user: { label: 'User name (optional)', hint: 'Mostly the whole email address.' },
      folders: {
        label: 'Folders (optional)',
        hint: 'With commas between them. Empty means the inbox.',
      },
      mailServer: {
        label: 'Name of your mail server (optional)',
        hint: 'The first word in the header Authentication-Results of your mails, such as mx.google.com. Empty means a name of the IMAP server’s domain.',
      },
      ownContacts: {
        label: 'Your own numbers and addresses (optional)',
        hint: 'With commas between them. Mails quote them, and they are no leads.',
      },
      senderProof: {
        label: 'Proof of the sender',
        hint: 'Trust the name only if your service or mailbox gives no result of DKIM and SPF.',
        options: { required: 'DKIM or SPF must prove it', unchecked: 'Trust the name' },
      },
      otherSenders: {
        label: 'Mails of other senders',
        hint: 'Leave them if the mailbox also gets mails that are about no lead.',
        options: { review: 'Show them under “Needs review”', ignore: 'Leave them' },
      },
      password: { label: 'App password (optional)', hint: 'For Gmail: 16 letters.' },
    },
  },
} as const
