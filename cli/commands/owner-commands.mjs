/**
 * What the owner of the site may call.
 * @type {Record<string, Record<string, import('./commands.mjs').Command>>}
 */
export const ownerCommands = {
  'Run the site': {
    start: {
      does: 'Installs packages, builds the site and makes the database if needed, then runs the site.',
    },
    dev: { does: 'Runs the site for development: it reloads as the sources change.' },
    build: { does: 'Builds the site only. `npm start` does it when the sources changed.' },
    doctor: {
      does: 'Checks the site and says, line by line, what is good, what to look at and what to do. Exits with 1 when something needs fixing.',
    },
    migrate: { does: 'Brings the database up to date, as every start does.' },
    upgrade: {
      words: '[-- --binaries <folder of the old postgres>]',
      does: 'Moves the data of an older PostgreSQL to the built-in one.',
    },
    demo: {
      words: '[-- --leads 1000000 | --clear]',
      does: 'Adds 500 example enquiries over 90 days, marked in their messages, with people, histories, visits, clicks and rules. `--leads` adds that many over three years, and continues where you stopped it. `--clear` removes all of them.',
    },
  },
  Team: {
    'staff:add': {
      words:
        '-- --phone 9876543210 --name "Front Desk" --role owner|agent [--all-leads] [--export] [--reset] [--own]',
      does: 'Makes an account or, with `--reset`, sets a new password and ends every session. The person changes the password at the first sign-in, unless they type it themselves here (`--own`). `--all-leads` lets an agent see all leads; `--export` lets them export files.',
    },
    'staff:suspend': {
      words: '-- --phone 9876543210 [--restore]',
      does: 'Ends the sign-in, sessions, schedules and preview links of an account. `--restore` lets the person sign in again.',
    },
    'staff:second-step-off': {
      words: '-- --phone 9876543210',
      does: 'Switches two-step verification off for a person who lost their phone and recovery codes.',
    },
  },
  Backup: {
    backup: {
      words: '[-- --to /mnt/disk]',
      does: 'Backs up to `BACKUP_TO`, or to another folder, and proves the file by restoring it.',
    },
    'backup:key': {
      words: '-- <file to write it to>',
      does: 'Makes the key that opens backups. The site needs its public half only.',
    },
    restore: {
      words:
        '[-- <file, or its name in BACKUP_TO>] [--key key.txt] [--withdrawals <file or folder>]… [--check | --list]',
      does: 'Restores a backup, the newest of `BACKUP_TO` if you name none, into an empty site. `--check` tries it in a temporary database. `--list` lists the backups of `BACKUP_TO`. `--withdrawals` also closes the people who withdrew according to these files.',
    },
  },
  Privacy: {
    'leads:purge-suspect': {
      words: '[-- --older-than 30]',
      does: 'Deletes spam older than 30 days, or than the number of days that you give.',
    },
    'person:record': {
      words: '-- --phone 9876543210 > record.jsonl',
      isQuiet: true,
      does: 'Prints the notices, consents, contacts and withdrawals of a person as a file that a stranger can verify.',
    },
    'person:verify': {
      words: '-- record.jsonl',
      does: 'Says whether such a file is as it was printed.',
    },
    'person:export': {
      words: '-- --phone 9876543210 [--identity key.txt] > person.json',
      isQuiet: true,
      does: 'Prints all data about a person as JSON. `--identity` also opens sealed data.',
    },
    'person:withdraw': {
      words: '-- --phone 9876543210',
      does: 'Closes and seals a person who withdrew by phone or email.',
    },
    'person:erase': {
      words: '-- --phone 9876543210',
      does: 'Erases a person at once, sealed data included.',
    },
    'person:restore': {
      words: '-- <withdrawal> --reason "A stranger’s link" [--identity key.txt]',
      does: 'Undoes a withdrawal that a link made, while its data is sealed. Give `--identity` if `SEAL_RECIPIENT` is set.',
    },
    'withdrawals:again': {
      words: '[-- <file or folder>…]',
      does: 'After a restore, closes the people again who withdrew since the backup. Every restore does it; files or folders add the records of another machine.',
    },
    'breach:report': {
      words:
        '-- --from 2026-11-20T08:00+05:30 --to 2026-11-21T20:00+05:30 [--leads 12,15] [--found …] [--out folder] [--what … --where … --consequences … --measures … --advice …]',
      does: 'Writes the reports of a data breach, to the Data Protection Board and to each person. It sends nothing.',
    },
  },
  'Projects and pages': {
    'catalogue:export': {
      words: '[-- --to folder --pages-to folder --prune]',
      does: 'Writes the published projects and pages into `content/`, where they differ, with their publication history. `--to` and `--pages-to` choose other folders. With `--to` alone it writes no pages. `--prune` removes the files of archived projects.',
    },
    'catalogue:import': {
      words: '[-- --from folder --pages-from folder --keep-days --note text --dry-run --prune]',
      does: 'Publishes `content/projects` and `content/pages` where the site shows something else. `--from` and `--pages-from` choose other folders. With `--from` alone it publishes no pages. `--keep-days` accepts legal texts with a past day. `--note` goes into the history. `--dry-run` changes nothing. `--prune` archives projects without a file.',
    },
    'rera:report': {
      does: 'Lists the pages that lack what their state’s authority asks for, and the facts that no one has checked for long.',
    },
  },
  'Photos and drawings': {
    'media:put': {
      words: '-- <slot> photo.jpg --alt "what it shows" [--focus 0-100] [--across 0-100]',
      does: 'Adds a photo in place of a drawing, or a logo (`lodha-goa-logo`, `builder-lodha-logo`). `--focus` (from the top) and `--across` (from the left) set the point that every crop keeps.',
    },
    'media:list': { does: 'Lists the photos.' },
    'media:remove': {
      words: '-- <slot>',
      does: 'Removes a photo for good. The page shows the drawing again or, without a logo, the name.',
    },
    pictures: {
      words: '[-- <id>… --force --check]',
      does: 'Draws the pictures whose inputs changed. `--force` draws them all the same; `--check` only fails if some are out of date.',
    },
    'pictures:sheets': { does: 'Puts all pictures on two contact sheets in `docs/`.' },
    'pictures:likeness': {
      words: '[-- 60]',
      does: 'Lists the pairs of pictures that look most alike, twenty unless you give a number. A test refuses two that are one drawing.',
    },
  },
}
