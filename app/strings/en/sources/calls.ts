const project = {
  label: 'Project',
  hint: 'Of the number that people call. Add one source for each number.',
}
const labels = { address: 'Address', key: 'Key' }

/** Telephone providers, by kind of source. */
export const callKinds = {
  exotel: {
    name: 'Exotel',
    group: 'calls',
    about: 'missed and answered calls to your Exotel number',
    needs: 'About ten minutes. Open the App Bazaar of Exotel in another tab.',
    steps: [
      'In Exotel, open the App Bazaar and edit the flow of your number.',
      'Add a Passthru applet after the Connect applet, and another where no agent answers.',
      'Paste the address into both, and tick “Make Passthru Async”.',
      'Save, then call the number and hang up.',
    ],
    labels,
    fields: { project },
  },
  myoperator: {
    name: 'MyOperator',
    group: 'calls',
    about: 'missed and answered calls to your MyOperator number',
    needs: 'About five minutes. Open MyOperator in another tab.',
    steps: [
      'In MyOperator, open the settings of the API, and add an after-call webhook.',
      'Paste the address, and choose POST.',
      'Call your number and hang up.',
    ],
    labels,
    fields: {
      project,
      signingSecret: {
        label: 'Signing secret (optional)',
        hint: 'Only if your account signs its webhooks.',
      },
    },
  },
  knowlarity: {
    name: 'Knowlarity',
    group: 'calls',
    about: 'missed and answered calls to your SuperReceptionist number',
    needs: 'About five minutes. Open Knowlarity in another tab.',
    steps: [
      'In Knowlarity, open Resources, then Hook APIs, then Call Data Post API.',
      'Paste the address and save.',
      'Call your number and hang up.',
    ],
    labels,
    fields: { project },
  },
  smartflo: {
    name: 'Tata Tele Smartflo',
    group: 'calls',
    about: 'missed and answered calls of Smartflo or Servetel',
    needs: 'About ten minutes. Open Smartflo in another tab.',
    steps: [
      'In Smartflo, open the API section, then Webhooks, and add one for the end of incoming calls.',
      'Paste the address, choose POST and JSON.',
      'Add these variables: uuid, direction, call_status, caller_id_number, call_to_number, start_stamp, billsec, answered_agent_number, recording_url.',
      'Call your number and hang up.',
    ],
    labels,
    fields: { project },
  },
  callerdesk: {
    name: 'CallerDesk',
    group: 'calls',
    about: 'missed and answered calls to your CallerDesk number',
    needs: 'About five minutes. Open CallerDesk in another tab.',
    steps: [
      'In CallerDesk, open the settings of webhooks.',
      'Paste the address and save.',
      'Call your number and hang up.',
    ],
    labels,
    fields: { project },
  },
  twilio: {
    name: 'Twilio',
    group: 'calls',
    about: 'missed and answered calls to your Twilio number',
    needs: 'About five minutes. Open the console of Twilio in another tab.',
    steps: [
      'In the console, open your number, then Voice.',
      'Paste the address under “Call status changes”, and choose HTTP POST.',
      'If your flow dials an agent, paste it as the action of Dial instead.',
      'Call your number and hang up.',
    ],
    labels,
    fields: {
      project,
      authToken: { label: 'Auth token', hint: 'On the first page of the console.' },
    },
  },
} as const
