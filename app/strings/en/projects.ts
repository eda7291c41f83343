import { isolating } from '#app/lib/text/bidi.ts'
import { inSentence } from '#app/lib/text/in-sentence.ts'

import { rowNames } from './row-names.ts'

const singles: ReadonlyMap<string, string> = new Map(Object.entries(rowNames))

export const projectTexts = isolating({
  title: 'Projects',
  count: (count: number) => (count === 1 ? '1 project' : `${count} projects`),
  columns: {
    name: 'Project',
    price: 'Price',
    possession: 'Possession',
    rera: 'RERA number',
    area: 'Area',
    state: 'Status',
  },
  missing: 'not added',
  notStated: 'not added',
  noLongerStated: 'removed',
  /** Days since the last fact check. */
  age: (days: number) =>
    days <= 0 ? 'checked today' : days === 1 ? 'checked yesterday' : `checked ${days} days ago`,
  state: {
    filed: 'Published',
    published: 'Published',
    archived: 'Archived',
    new: 'Not published yet',
  },
  draft: (by: string | null, when: string) => `Draft by ${by ?? 'a user'}, ${when}`,
  search: 'Find a project',
  find: 'Find',
  none: (typed: string) => `No project found with “${typed}” in its name or location.`,
  steps: { pages: 'Pages of projects', previous: 'Previous', next: 'Next', page: 'Page' },

  add: 'Add project',
  addNote:
    'Enter a name, a type and a location to start. No one sees the project until you publish it. Until its pictures are ready, the page says so.',
  addIt: 'Create',
  roadByLocation: 'As its location says, or not on the map yet',
  unplaced:
    'The map of roads shows this project under “Location to be confirmed”, because it has no road yet.',
  place: 'Choose its road',
  placeOn: (road: string) => `Place on ${road}`,

  edit: (name: string) => `Edit ${name}`,
  form: 'Form',
  editText: 'Edit text',
  page: 'Page',
  previewTitle: 'Preview of the draft',
  back: 'Back to projects',
  asPublished: 'No changes since publishing.',
  asArchived: 'Archived. Same as the last published version.',
  drafted: (changes: number) => (changes === 1 ? 'Draft, 1 change.' : `Draft, ${changes} changes.`),
  saving: 'Saving …',
  saved: (when: string) => `Saved ${when}.`,
  notSaved: 'Not saved: no connection to the server. What you typed is kept on this device.',
  signedOut: 'You are signed out. What you typed is kept on this device.',
  mayNotEdit:
    'Not saved: you can no longer edit projects or pages. What you typed is kept on this device. Ask an owner for access.',
  signInAgain: 'Sign in again',
  /** Another account has signed in in another tab; `name` is its owner. */
  anotherSignedIn: (name: string) =>
    `Not saved: ${name} is signed in on this browser now. What you typed is kept on this device. Sign in as yourself to save it.`,
  notSavedAnywhere:
    'Not saved: no connection to the server, and no space on this device. Keep this page open. We save as soon as the server answers.',
  restored: 'We restored what you typed here before.',
  publish: 'Publish',
  publishSome: (some: number, all: number) => `Publish ${some} of ${all}`,
  publishWithout: (facts: number) =>
    facts === 1
      ? 'Publish all but 1 (source missing)'
      : `Publish all but ${facts} (sources missing)`,
  published: 'Published. Visitors see it within two seconds.',
  faultsFirst: 'Please fix:',
  warnings: (count: number) => (count === 1 ? '1 warning' : `${count} warnings`),
  showWarning: 'Show',
  publishAnyway: 'Publish anyway',
  unsourced: (count: number) =>
    count === 1
      ? 'One changed fact has no source yet.'
      : `${count} changed facts have no source yet.`,
  unsourcedFact: (fact: string) => `${fact}: no source yet.`,
  changes: 'Changes in this draft',
  toChanges: 'Changes',
  unnamed: 'Without a name',
  done: 'Done',
  change: 'Fix',
  nameSource: 'Add source',
  noChanges: 'No unpublished changes.',
  nothing: 'nothing',
  yes: 'yes',
  /** Positions from 1. */
  movedTo: (from: number, to: number) => `from position ${from} to position ${to}`,
  source: 'Source',
  checkedOn: 'Checked on',
  /** A source with a future date does not count. */
  dayAhead: 'This date is in the future. Enter the day you checked it.',
  dayLongAgo: 'The date must be 2016 or later. Enter the day you checked it.',
  where: 'Where does it say so?',
  putBack: 'Revert',
  note: 'Note for the history',

  chooseFirst: 'Not saved yet: choose which version to keep.',
  toConflict: 'See the differences',
  conflict: (by: string | null) => `${by ?? 'Someone else'} saved this in the meantime.`,
  conflictNote: 'Nothing was overwritten. Differences between their version and yours:',
  field: 'Field',
  theirs: 'Theirs',
  yours: 'Yours',
  notChanged: 'no change',
  keepTheirs: 'Use theirs',
  keepBoth: 'Merge both',
  clashes: (names: string) => `You both changed ${names}. A merge keeps yours there.`,
  keepMine: 'Keep mine',
  /** For a conflict with the reader's own other tab. */
  ownConflict: {
    heading: 'You saved this in the meantime, on another tab or device.',
    note: 'Nothing was overwritten. Differences between the saved version and what you typed here:',
    theirs: 'Saved',
    yours: 'Here',
    keepTheirs: 'Use the saved version',
    keepMine: 'Keep what I typed here',
    clashes: (names: string) => `Both changed ${names}. A merge keeps what you typed here.`,
  },

  addField: (name: string) => `Add ${inSentence(name)}`,
  removeRow: 'Remove',
  removed: (name: string) => `${name} was removed.`,
  undo: 'Undo',
  remove: (name: string) => `Remove ${inSentence(name)}`,
  /** Skip links. */
  toForm: 'To the form',
  toPublish: 'To Publish',
  addRow: 'Add another',
  addSection: 'Add section',
  drag: (name: string) => `Drag ${inSentence(name)} to another position`,
  up: 'Up',
  down: 'Down',
  row: (name: string, at: number) => `${singles.get(name) ?? name} ${at}`,

  history: 'History',
  historyOf: (name: string) => `History of ${name}`,
  version: (id: string) => `Version ${id}`,
  versions: (count: number) => `${count} saved versions`,
  wholeHistory: 'Full history',
  older: 'Earlier',
  changed: (names: readonly string[]) => {
    const [shown, more] = [names.slice(0, 5), names.length - 5]
    return `Changed: ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`
  },
  begun: 'Created.',
  noChangesHere: 'Same as the previous version.',
  noChangesPublished: 'Same as the version published before.',
  withheld: (names: readonly string[]) =>
    names.length === 1
      ? `Not published: ${names[0]} (source missing).`
      : `Not published: ${names.join(', ')} (sources missing).`,
  by: (who: string | null) => who ?? 'a command',
  isDraft: 'draft',
  publishedOn: (when: string) => `published ${when}`,
  archivedOn: (when: string) => `archived ${when}`,
  file: 'Original text',
  restore: 'Restore',
  restoredAs: 'Restored as a draft.',
  restoreConflict:
    'Nothing was restored or overwritten. Differences between their version and the one to restore:',
  toBeRestored: 'To restore',
  restoreAfter: 'Restore anyway',
  differs: (count: number) => (count === 1 ? '1 change' : `${count} changes`),

  link: 'Preview link for 24 hours',
  linkOpens: 'Anyone with this link can see the draft for 24 hours, without an account.',
  copyLink: 'Copy link',
  linkCopied: 'Copied.',
  linkNotCopied: 'We could not share it. Select the link above and copy it.',
  shareLink: 'Share',
  publishAt: 'Schedule …',
  hour: 'Date and time',
  hourHint:
    'Indian time. The page is published as it is when you press Schedule. Later changes are not included.',
  schedule: 'Schedule',
  scheduled: (when: string) => `Scheduled. It goes live on ${when}.`,
  alreadyScheduled: 'This draft is already scheduled.',
  wrongHour: 'Choose a time within the next year.',
  /** `late` is in minutes. */
  scheduledFor: (when: string, by: string | null, late: number) => {
    const hour = by === null ? `${when}.` : `${when} by ${by}.`
    return late > 0 ? `Late by ${late} min: it was scheduled for ${hour}` : `Scheduled for ${hour}`
  },
  failed: (when: string, outcome: string) => {
    if (outcome === 'revoked')
      return `Schedule for ${when} cancelled: its author can no longer edit. Publish it yourself, or choose another time.`
    const why: Record<string, string> = {
      faulty:
        'something needs a fix first. See “Changes in this draft”: fix it, then publish, or choose another time.',
      unsourced:
        'a changed fact had no source. Add the source, then publish, or choose another time.',
      overtaken:
        'a newer version was published first. If you still need the scheduled version, restore it from the history and publish it. We show this note for a week.',
    }
    return `Not published ${when}: ${why[outcome] ?? 'it was already published. You need not do anything.'}`
  },
  callOff: 'Cancel schedule',

  absent: 'This project does not exist.',
  absentVersion: 'This version does not exist.',
  unread:
    'Not saved: this page is older than the site, or it contains something we cannot store. Copy what you typed last, reload the page and try again.',
  tooLong:
    'Not saved: all texts together are too long for a page. Shorten some, and we save by ourselves.',
  /** Only an outdated page sends these. */
  sourceOfNothing:
    'Not saved: a source does not say which value it belongs to. Send it with `of`, or reload this page and add it again.',
  sourceAhead: 'Not saved: a check date is in the future. Enter the day you checked the fact.',
  notPlain: 'Not saved: a text comes in several languages. Send each as one plain text.',
  tooManyRows: (max: number) => `Not saved: a list has more than ${max} rows. Remove some.`,
  tooManyFigures: 'Not saved: there are too many figures. Remove some.',
  misleading:
    'Not saved: a text has hidden characters that make it look different from what it says. Type it instead of pasting it.',
  sourceLongAgo: 'Not saved: a check date is before 2016. Enter the day you checked the fact.',
  alreadyPublished: 'This version is already published.',

  archive: 'Archive',
  archiveNote:
    'If you archive this project, its page says that we no longer list it and suggests other projects.',
  archiveConfirm: 'Archive this project now?',
  archiveNow: 'Archive now',
  archiveNot: 'Keep it',
  archived: 'Archived. Use “Restore project” below to undo this.',
  archivedNote: 'Archived: its page says that we no longer list it and suggests other projects.',
  bringBack: 'Restore project',
  bringBackOf: (name: string) => `: ${name}`,
  returned: 'Restored. The project is on the site again.',
  takenOff: 'Archived.',
  retainedDraft: (by: string | null) => `Draft by ${by ?? 'a user'}, kept.`,
} as const)
