import { isolating } from '#app/lib/text/bidi.ts'

import { plural } from '#app/strings/en/health-storage.ts'

const counted = (count: number) => count.toLocaleString('en-IN')

/** What becomes of a file and of its rows. */
export const fileTexts = isolating({
  source: 'Files',
  noName: 'File without a name',
  faults: {
    format: 'We cannot read this file. Save it as .xlsx or .csv, and choose it again.',
    empty: 'There are no rows in this file. Choose one with headings and a row below them.',
    unreadable:
      'This workbook is damaged, protected by a password or too large. Save it as .csv, and choose it again.',
  },
  tooMany: (rows: number) =>
    `The file has more than ${counted(rows)} rows. Split it, and import each part.`,
  tooLarge: (megabytes: number) =>
    `The file is larger than ${megabytes} MB. Split it, and import each part.`,
  tooLong: 'The cells of the file have too much text. Split it, and import each part.',
  noFile: 'Choose a file first.',
  full: 'The disk of the server is nearly full, so we cannot take a file now.',
  test: 'It is a test of Meta, and no lead.',
  before: 'This row came in before.',
  shortened:
    'Excel has shortened this number, and its last digits are lost. Format the column as text in the first program, and export the file again.',
  sealed:
    'The server’s own secret (SESSION_SECRET) has changed since the upload, so no one can read the file. Upload it again.',
  stopped: (times: number) =>
    `The site failed ${times} times at the same rows. What was imported before stays. Upload the file again; rows that came in before are recognised.`,
  line: 'Line',
  reason: 'Reason rejected',
} as const)

/** Files, and one import. */
export const importTexts = isolating({
  title: 'Files',
  link: 'Import a file',
  note: 'Leads from Excel, from a portal or from an earlier system. You see what each column becomes before anything is stored.',
  file: 'File (.xlsx, .csv or .tsv)',
  fileHint: (rows: number, megabytes: number) =>
    `Up to ${counted(rows)} rows and ${megabytes} MB. A file of Meta or of a portal can stay as it is.`,
  upload: 'Upload the file',
  earlier: 'Imports',
  none: 'No file has been imported yet.',
  columns: { file: 'File', time: 'Time', state: 'State', result: 'Result' },
  states: {
    draft: 'Not imported yet',
    running: 'Importing',
    done: 'Imported',
    cancelled: 'Stopped',
    failed: 'Failed',
    reverting: 'Being reverted',
    reverted: 'Reverted',
  },
  sum: (created: number, repeat: number, rejected: number) =>
    `${counted(created)} new, ${counted(repeat)} repeat, ${counted(rejected)} rejected`,
  about: (rows: number, by: string | undefined, time: string) =>
    [plural(rows, 'row', 'rows'), by, time].filter(Boolean).join(', '),
  stepsLabel: 'Steps',
  steps: ['File', 'Columns', 'Preview', 'Result'],
  choose: 'What is in each column?',
  remembered: (file: string) => `Filled in as you chose for ${file}, which has the same columns.`,
  same: (time: string) =>
    `This very file was imported before, ${time}. Its rows will be recognised.`,
  column: 'Column in your file',
  values: 'First values',
  becomes: 'Becomes',
  becomesOf: (column: string) => `Becomes: ${column}`,
  empty: 'empty',
  fields: {
    name: 'Name',
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone',
    otherPhone: 'Other phone',
    email: 'Email',
    message: 'Message',
    project: 'Project',
    place: 'Place',
    time: 'Date and time',
    externalId: 'Number of the enquiry',
    campaign: 'Campaign',
    ad: 'Advertisement',
    form: 'Form',
    keep: 'A line of the message',
    skip: 'Do not import',
  },
  order: 'A date such as 08/10/2026 is',
  orders: { day: '8 October (the day first)', month: '10 August (the month first)' },
  from: 'Source shown at these leads',
  agent: 'Agent',
  byRules: 'As the assignment rules say',
  noPhone: 'Choose the column with the phone.',
  wrongAgent: 'This person cannot have leads. Choose another one.',
  save: 'Preview',
  discard: 'Discard the file',
  preview: (rows: number) => `Preview of the first ${rows} rows`,
  previewNote: 'Nothing is stored yet.',
  previewColumns: {
    line: 'Line',
    name: 'Name',
    phone: 'Phone',
    says: 'Project and message',
    becomes: 'Becomes',
  },
  noPhoneHere: 'no phone',
  results: { new: 'New lead', repeat: 'Repeat enquiry', rejected: 'Rejected' },
  start: (rows: number) => `Import ${plural(rows, 'row', 'rows')}`,
  startNote:
    'The agents get no message for each lead. The team gets one email when the file is done.',
  progress: (done: number, rows: number) => `${counted(done)} of ${plural(rows, 'row', 'rows')}`,
  progressLabel: 'Progress',
  reload: 'See how far it is',
  cancel: 'Stop the import',
  sums: {
    rows: 'rows in the file',
    done: 'rows imported',
    preview: 'rows of this preview',
    created: 'new leads',
    repeat: 'repeat enquiries',
    rejected: 'rejected, with reason',
  },
  leads: 'See the leads',
  rejected: 'Rejected rows',
  reason: 'Reason',
  first: 'First line',
  count: 'Rows',
  download: (rows: number) => `Download ${plural(rows, 'row', 'rows')} with reasons`,
  downloadNote: 'Correct them and import that file. Rows that came in before are recognised.',
  revert: 'Revert the import',
  revertNote: (leads: number) =>
    `Deletes the ${plural(leads, 'lead', 'leads')} of this file, except those that someone has worked on since.`,
  confirm: 'Yes, delete them',
  kept: (leads: number) =>
    leads === 1
      ? 'This lead has been worked on:'
      : `These ${counted(leads)} leads have been worked on:`,
  done: {
    gone: 'Nothing has changed: the import is in another state by now.',
    started: 'The import has begun. You can leave this page.',
    cancelled: 'Stopped. What was imported before stays.',
    reverted: 'The leads are being deleted.',
  },
} as const)
