/** Words of the list of keys; where a key has several caps, spaces stand between them. */
export const keyTexts = {
  title: 'Keys',
  open: 'Keys of the desk',
  close: 'Close',
  letters: 'Letters are keys',
  lettersWhy: 'Switch them off if you dictate, or press keys by chance.',
  groups: [
    {
      name: 'Everywhere',
      keys: [
        ['?', 'This list'],
        ['/', 'Search'],
        ['G L', 'Leads'],
        ['G D', 'Next due'],
        ['G V', 'Visits'],
        ['G I', 'Insight'],
        ['G P', 'Projects, for who may edit'],
        ['Z', 'Undo'],
        ['Esc', 'Close, keep the place'],
      ],
    },
    {
      name: 'Lead',
      keys: [
        ['C', 'Call'],
        ['W', 'WhatsApp'],
        ['M', 'Mail'],
        ['N', 'Note'],
        ['S', 'Status'],
        ['A', 'Owner'],
        ['F', 'Next follow-up'],
        ['V', 'Plan a visit'],
      ],
    },
    {
      name: 'List',
      keys: [
        ['J', 'Next lead'],
        ['K', 'Previous lead'],
        ['Enter', 'Open the lead'],
        ['X', 'Select'],
        ['⇧ X', 'Select up to here'],
        ['A', 'Owner of the selected'],
        ['S', 'Status of the selected'],
        ['F', 'Follow-up of the selected'],
      ],
    },
    {
      name: 'After a call',
      keys: [
        ['1', 'Connected'],
        ['2', 'No answer'],
        ['3', 'Wrong number'],
        ['4', 'Call back at …'],
        ['0', 'No call was made'],
      ],
    },
    {
      name: 'Visits',
      keys: [
        ['T', 'Today'],
        ['←', 'The day before'],
        ['→', 'The day after'],
        ['N', 'New visit'],
        ['Esc', 'Close what is open'],
      ],
    },
  ],
} as const
