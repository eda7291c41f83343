/** Spaces separate the key caps of a shortcut. */
export const keyTexts = {
  title: 'Keyboard shortcuts',
  open: 'Keyboard shortcuts',
  close: 'Close',
  letters: 'Single-letter shortcuts',
  lettersWhy: 'Turn them off if you use voice typing or press keys by accident.',
  groups: [
    {
      name: 'Everywhere',
      keys: [
        ['?', 'Show this list'],
        ['/', 'Search'],
        ['G L', 'Leads'],
        ['G D', 'Follow-ups'],
        ['G V', 'Visits'],
        ['G I', 'Reports'],
        ['G P', 'Projects, if you can edit them'],
        ['Z', 'Undo'],
        ['Esc', 'Close, and stay in place'],
      ],
    },
    {
      name: 'Lead',
      keys: [
        ['C', 'Call'],
        ['W', 'WhatsApp'],
        ['M', 'Email'],
        ['N', 'Note'],
        ['S', 'Status'],
        ['A', 'Assigned to'],
        ['F', 'Next follow-up'],
        ['V', 'Book a visit'],
      ],
    },
    {
      name: 'List',
      keys: [
        ['J', 'Next lead'],
        ['K', 'Previous lead'],
        ['Enter', 'Open the lead'],
        ['X', 'Select'],
        ['⇧ X', 'Select all up to here'],
        ['A', 'Assign the selected leads'],
        ['S', 'Change status of the selected leads'],
        ['F', 'Set follow-up for the selected leads'],
      ],
    },
    {
      name: 'After a call',
      keys: [
        ['1', 'Connected'],
        ['2', 'No answer'],
        ['3', 'Wrong number'],
        ['4', 'Call back'],
        ['0', 'Did not call'],
      ],
    },
    {
      name: 'Visits',
      keys: [
        ['T', 'Today'],
        ['←', 'Previous day'],
        ['→', 'Next day'],
        ['N', 'New visit'],
        ['Esc', 'Close the open panel'],
      ],
    },
  ],
} as const
