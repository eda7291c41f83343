import { isolating } from '#app/lib/bidi.ts'
import { inSentence } from '#app/lib/in-sentence.ts'

/** Words of Projects: the list of listings, one being edited, its history. */
export const listingTexts = isolating({
  title: 'Projects',
  count: (count: number) => (count === 1 ? '1 listing' : `${count} listings`),
  columns: {
    name: 'Listing',
    price: 'Price',
    possession: 'Possession',
    rera: 'RERA number',
    area: 'Area',
    state: 'State',
  },
  missing: 'missing',
  /** Of a fact that is not there, which a listing may do without, and of one that was taken out. */
  notStated: 'not stated',
  noLongerStated: 'no longer stated',
  /** Days since a fact was held against its source. */
  age: (days: number) =>
    days <= 0 ? 'checked today' : days === 1 ? 'checked yesterday' : `checked ${days} days ago`,
  state: {
    filed: 'Published',
    published: 'Published',
    archived: 'Archived',
    new: 'Not published yet',
  },
  draft: (by: string | null, when: string) => `Draft of ${by ?? 'somebody'}, ${when}`,
  search: 'Find a listing',
  find: 'Find',
  none: (typed: string) => `No listing has “${typed}” in its name or place.`,
  steps: { pages: 'Pages of listings', previous: 'Previous', next: 'Next', page: 'Page' },

  add: 'Add a listing',
  addNote:
    'A name, a type and a place are enough to begin. Nobody sees it until it is published; until its pictures are drawn its page says so.',
  addIt: 'Begin',
  roadByLocation: 'As its location says, or not placed yet',
  unplaced:
    'On the drawing of the roads it stands under “Not placed yet”: nothing says which road it lies on.',
  place: 'Choose its road',
  placeOn: (road: string) => `Place it on ${road}`,

  edit: (name: string) => `Edit ${name}`,
  form: 'The form',
  page: 'The page',
  previewTitle: 'The page as it is being written',
  back: 'Back to projects',
  asPublished: 'As it is published.',
  asArchived: 'Off the site, as it was published last.',
  drafted: (changes: number) => (changes === 1 ? 'Draft, 1 change.' : `Draft, ${changes} changes.`),
  saving: 'Saving …',
  saved: (when: string) => `Saved ${when}.`,
  notSaved: 'Not saved: the server cannot be reached. What you typed stays on this device.',
  signedOut: 'You are signed out. What you typed is kept on this device.',
  mayNotEdit:
    'Not saved: your account may no longer change listings or words. What you typed is kept on this device; ask an owner.',
  signInAgain: 'Sign in again',
  /** Somebody else has signed in beside; `name` is theirs. */
  anotherSignedIn: (name: string) =>
    `Not saved: ${name} is signed in on this browser now, and it would be stored in their name. What you typed is kept on this device: sign in as yourself, and it is saved.`,
  nowhereKept:
    'Not saved: the server cannot be reached, and this device has no room to keep what you typed. Leave this page open: it is saved as soon as the server answers.',
  restored: 'What you typed here before is back.',
  publish: 'Publish',
  publishSome: (some: number, all: number) => `Publish ${some} of ${all}`,
  publishWithout: (facts: number) =>
    facts === 1
      ? 'Publish without 1 that lacks its source'
      : `Publish without ${facts} that lack their source`,
  published: 'Published. Every page shows it within two seconds.',
  faultsFirst: 'Put this right first:',
  /** Before what may be right as it is. */
  lookFirst: 'Look at it before you publish:',
  aside: {
    isOfOther: 'It is of something else',
    ofWhat: 'What is it said of?',
    example: 'As another project, the road, the price before. It is kept in the history.',
    missed: 'Name what the sentence is said of',
    say: 'Say so',
    /** Of one that no text says any more. */
    takeOut: 'Take it out',
    change: 'Said of something else',
    listed: (says: string, of: string) => `“${says}”, of ${of}`,
    said: (of: string) => `Said of something else: ${of}.`,
  },
  unsourced: (count: number) =>
    count === 1
      ? 'One changed fact has no source yet.'
      : `${count} changed facts have no source yet.`,
  unsourcedFact: (fact: string) => `${fact}: no source yet.`,
  changes: 'Changes in this draft',
  toChanges: 'Changes',
  unnamed: 'Without a name',
  done: 'Done',
  /** Beside what is wrong with a field: the way to it. */
  change: 'Change it',
  /** Beside how many facts lack a source: the way to the first. */
  nameSource: 'Name it',
  noChanges: 'Nothing differs from what is published.',
  nothing: 'nothing',
  yes: 'yes',
  /** Of a row that was moved: its places, from 1. */
  movedTo: (from: number, to: number) => `from place ${from} to place ${to}`,
  source: 'Source',
  checkedOn: 'Checked on',
  /** Below the day of a source; until it is put right the source counts for none. */
  dayAhead: 'This day is still to come. Enter the day it was checked.',
  dayLongAgo: 'Nothing is checked before 2016. Enter the day it was checked.',
  where: 'Where it is written',
  putBack: 'Put back',
  note: 'Note for the history',

  chooseFirst: 'Not saved yet: choose what goes on.',
  toConflict: 'See what differs',
  conflict: (by: string | null) => `${by ?? 'Somebody'} has saved this meanwhile.`,
  conflictNote: 'Nothing was overwritten. What differs between theirs and yours:',
  field: 'Field',
  theirs: 'Theirs',
  yours: 'Yours',
  notChanged: 'not changed',
  keepTheirs: 'Go on with theirs',
  keepBoth: 'Put both together',
  clashes: (names: string) => `You both changed ${names}. Put together, yours stands there.`,
  keepMine: 'Save mine after theirs',
  /** The same where somebody was overtaken by their own other page. */
  ownConflict: {
    heading: 'You have saved this meanwhile, on another page or device.',
    note: 'Nothing was overwritten. What differs between what is saved and what is typed here:',
    theirs: 'Saved',
    yours: 'Here',
    keepTheirs: 'Go on with what is saved',
    keepMine: 'Save what is typed here',
    clashes: (names: string) =>
      `Both changed ${names}. Put together, what is typed here stands there.`,
  },

  addField: (name: string) => `Add ${inSentence(name)}`,
  removeRow: 'Remove',
  /** In the place of a row that was taken out. */
  removed: (name: string) => `${name} was removed.`,
  undo: 'Undo',
  remove: (name: string) => `Remove ${inSentence(name)}`,
  /** For the keys: past the page to the form, and from the form to Publish. */
  toForm: 'To the form',
  toPublish: 'To Publish',
  addRow: 'Add one more',
  addSection: 'Add a section',
  drag: (name: string) => `Drag ${inSentence(name)} to another place`,
  up: 'Up',
  down: 'Down',
  row: (name: string, at: number) => `${name} ${at}`,

  history: 'History',
  historyOf: (name: string) => `History of ${name}`,
  version: (id: string) => `Version ${id}`,
  versions: (count: number) => `${count} saved versions`,
  wholeHistory: 'The whole history',
  older: 'Earlier',
  changed: (names: readonly string[]) => {
    const [shown, more] = [names.slice(0, 5), names.length - 5]
    return `Changed: ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`
  },
  begun: 'Begun.',
  noChangesHere: 'Same as the version before.',
  noChangesPublished: 'Same as what was published before.',
  heldBack: (names: readonly string[]) =>
    names.length === 1
      ? `Held back: ${names[0]}, its source is lacking.`
      : `Held back: ${names.join(', ')}; their sources are lacking.`,
  by: (who: string | null) => who ?? 'a command',
  /** Of a version that was not published. */
  isDraft: 'draft',
  publishedOn: (when: string) => `published ${when}`,
  archivedOn: (when: string) => `taken off the site ${when}`,
  file: 'As the installation came',
  restore: 'Restore',
  restoredAs: 'Restored as a draft.',
  restoreConflict:
    'Nothing was restored, and nothing was overwritten. What differs between theirs and the version to be restored:',
  toBeRestored: 'To be restored',
  restoreAfter: 'Restore it after theirs',
  differs: (count: number) => (count === 1 ? '1 change' : `${count} changes`),

  link: 'Preview link, 24 h',
  linkOpens: 'Whoever has this link sees the draft for 24 hours, without an account.',
  copyLink: 'Copy link',
  linkCopied: 'Copied.',
  linkNotCopied: 'It could not be handed on: mark the link above and copy it.',
  shareLink: 'Share',
  publishAt: 'Publish at …',
  hour: 'Day and hour',
  hourHint: 'Indian time. What you write after this is not published with it.',
  schedule: 'Publish at this hour',
  scheduled: (when: string) => `It will be published ${when}.`,
  alreadyScheduled: 'This draft is already set to be published at an hour.',
  wrongHour: 'Choose an hour within the next year.',
  /** `late` is by how many minutes. */
  waits: (when: string, by: string | null, late: number) => {
    const hour = by === null ? `published ${when}.` : `published ${when}, says ${by}.`
    return late > 0 ? `Late by ${late} min: it was to be ${hour}` : `To be ${hour}`
  },
  failed: (when: string, outcome: string) => {
    if (outcome === 'revoked')
      return `Schedule cancelled, which was to publish ${when}: its author may no longer edit. Publish it yourself, or choose another hour.`
    const why: Record<string, string> = {
      faulty:
        'something was to be put right first. It is named under “Changes in this draft”: put it right, then publish, or choose another hour.',
      unsourced:
        'a changed fact had no source. Say where it comes from, then publish, or choose another hour.',
      overtaken:
        'something newer was published before. See in its history whether what was named is still to be published; if so, restore and publish it. This is told for a week.',
    }
    return `Not published ${when}: ${why[outcome] ?? 'it was published already. There is nothing to do.'}`
  },
  callOff: 'Call off',

  absent: 'There is no such listing.',
  absentVersion: 'There is no such version.',
  unread:
    'It was not taken: this page of the desk is older than the site, or something in it cannot be stored. Copy what you typed last, load the page anew and try again.',
  tooLong:
    'It was not saved: all texts together are longer than a page can be. Shorten some, and it is saved by itself.',
  /** What a call sends that no editor of ours does, or a page that was loaded before. */
  sourceOfNothing:
    'Not saved: a source does not say for which value it was named. Send it with `of`, or load this page anew and name it again.',
  sourceAhead:
    'Not saved: a fact is said to be checked on a day to come. Enter the day it was checked.',
  notPlain: 'Not saved: a text is sent in several languages. Send each as one plain text.',
  tooManyRows: (most: number) => `Not saved: a list has more than ${most} rows. Take some out.`,
  tooManyFigures: 'Not saved: there are more figures than anybody reads. Take some out.',
  misleading:
    'Not saved: a text holds signs that show other letters or figures than it says. Type it anew instead of pasting it.',
  sourceLongAgo:
    'Not saved: a fact is said to be checked before 2016. Enter the day it was checked.',
  alreadyPublished: 'That version is published already.',

  archive: 'Take it off the site',
  archiveNote: 'Its page then says that it is listed no more, and what to see instead.',
  archiveAsk: 'Take it off the site now?',
  archiveNow: 'Take it off now',
  archiveNot: 'Leave it',
  archived: 'It is off the site. “Bring back” below undoes it.',
  archivedNote:
    'It is off the site: its page says that it is listed no more, and what to see instead.',
  bringBack: 'Bring back',
  bringBackOf: (name: string) => ` ${name}`,
  returned: 'Brought back onto the site.',
  takenOff: 'Taken off the site.',
  keptDraft: (by: string | null) => `Draft of ${by ?? 'somebody'}, kept.`,
} as const)
