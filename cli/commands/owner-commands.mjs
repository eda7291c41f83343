/** @type {Record<string, import('./commands.mjs').Noun>} */
export const ownerCommands = {
  site: {
    about: 'The state of the site',
    verbs: {
      check: {
        script: 'cli/site/check.ts',
        isAlone: true,
        options: '[--json]',
        before: ['doctor'],
        does: 'Checks the site and says, line by line, what is good, what to look at and what to do. `--json` prints the same for a program. Exits with 1 when something needs fixing.',
      },
    },
  },
  demo: {
    about: 'Example enquiries',
    verbs: {
      add: {
        script: 'cli/demo/add.ts',
        options: '[--leads 1000000]',
        before: ['demo'],
        does: 'Adds 500 example enquiries over 90 days, marked in their messages, with people, histories, visits, clicks and rules. `--leads` adds that many over three years, and continues where you stopped it.',
      },
      clear: {
        script: 'cli/demo/clear.ts',
        before: ['demo --clear'],
        does: 'Removes all example enquiries.',
      },
    },
  },
  staff: {
    about: 'Accounts of the team',
    verbs: {
      add: {
        script: 'cli/staff/add.ts',
        options:
          '--phone 9876543210 --name "Front Desk" --role owner|agent [--all-leads] [--export] [--reset] [--own]',
        before: ['staff:add'],
        does: 'Makes an account or, with `--reset`, sets a new password and ends every session. The person changes the password at the first sign-in, unless they type it themselves here (`--own`). `--all-leads` lets an agent see all leads; `--export` lets them export files.',
      },
      'setup-link': {
        script: 'cli/staff/setup-link.ts',
        before: [],
        does: 'Prints a new link with which the first owner makes an account in the browser, valid for 24 hours. Earlier links stay valid. Exits with 1 once there is an account. `bin/northlight setup-link` is the same.',
      },
      suspend: {
        script: 'cli/staff/suspend.ts',
        options: '--phone 9876543210',
        before: ['staff:suspend'],
        does: 'Ends the sign-in, sessions, schedules and preview links of an account.',
      },
      restore: {
        script: 'cli/staff/restore.ts',
        options: '--phone 9876543210',
        before: ['staff:suspend --restore'],
        does: 'Lets a suspended person sign in again.',
      },
      'two-step-off': {
        script: 'cli/staff/two-step-off.ts',
        options: '--phone 9876543210',
        before: ['staff:second-step-off'],
        does: 'Switches two-step verification off for a person who lost their phone and recovery codes.',
      },
    },
  },
  backup: {
    about: 'Backups',
    verbs: {
      create: {
        script: 'cli/backup/create.ts',
        options: '[--to /mnt/disk]',
        before: ['backup'],
        does: 'Backs up to `BACKUP_TO`, or to another folder, and proves the file by restoring it.',
      },
      key: {
        script: 'cli/backup/key.ts',
        isAlone: true,
        options: '<file to write it to>',
        before: ['backup:key'],
        does: 'Makes the key that opens backups. The site needs its public half only.',
      },
      list: {
        script: 'cli/backup/list.ts',
        isAlone: true,
        options: '[--json]',
        before: ['restore --list'],
        does: 'Lists the backups of `BACKUP_TO`, the oldest first. `--json` prints them for a program.',
      },
      restore: {
        script: 'cli/backup/restore.ts',
        isAlone: true,
        options:
          '[<file, or its name in BACKUP_TO>] [--key key.txt] [--withdrawals <file or folder>]… [--check]',
        before: ['restore'],
        does: 'Restores a backup, the newest of `BACKUP_TO` if you name none, into an empty site, which it creates where there is none. `--check` tries it in a temporary database. `--withdrawals` also closes the people who withdrew according to these files.',
      },
    },
  },
  database: {
    about: 'The database',
    verbs: {
      migrate: {
        script: 'cli/database/migrate.ts',
        before: ['migrate'],
        does: 'Brings the database up to date, as every start does.',
      },
      upgrade: {
        script: 'cli/database/upgrade.ts',
        isAlone: true,
        options: '[--binaries <folder of the old postgres>]',
        before: ['upgrade'],
        does: 'Moves the data of an older PostgreSQL to the built-in one.',
      },
      schema: {
        script: 'scripts/database/db-schema.ts',
        isAlone: true,
        before: ['db:schema'],
        does: 'Writes `db/schema.ts`, the types of all tables, after a new migration. For developers.',
      },
    },
  },
  spam: {
    about: 'Spam',
    verbs: {
      purge: {
        script: 'cli/spam/purge.ts',
        options: '[--older-than 30]',
        before: ['leads:purge-suspect'],
        does: 'Deletes spam older than 30 days, or than the number of days that you give.',
      },
    },
  },
  privacy: {
    about: 'Personal data',
    verbs: {
      record: {
        script: 'cli/privacy/record.ts',
        options: '--phone 9876543210 > record.jsonl',
        before: ['person:record'],
        does: 'Prints the notices, consents, contacts and withdrawals of a person as a file that a stranger can verify.',
      },
      verify: {
        script: 'cli/privacy/verify.ts',
        isAlone: true,
        options: 'record.jsonl',
        before: ['person:verify'],
        does: 'Says whether such a file is as it was printed.',
      },
      export: {
        script: 'cli/privacy/export.ts',
        options:
          '(--phone 9876543210 | --email asha@example.com) [--identity key.txt] > person.json',
        before: ['person:export'],
        does: 'Prints all data about a person as JSON. `--identity` also opens sealed data. `--email` prints the alerts of an address.',
      },
      withdraw: {
        script: 'cli/privacy/withdraw.ts',
        options: '--phone 9876543210',
        before: ['person:withdraw'],
        does: 'Closes and seals a person who withdrew by phone or email.',
      },
      erase: {
        script: 'cli/privacy/erase.ts',
        options: '(--phone 9876543210 | --email asha@example.com)',
        before: ['person:erase'],
        does: 'Erases a person at once, sealed data included. `--email` erases the alerts of an address.',
      },
      restore: {
        script: 'cli/privacy/restore.ts',
        options: '<withdrawal> --reason "A stranger’s link" [--identity key.txt]',
        before: ['person:restore'],
        does: 'Undoes a withdrawal that a link made, while its data is sealed. Give `--identity` if `SEAL_RECIPIENT` is set.',
      },
      'reapply-withdrawals': {
        script: 'cli/privacy/reapply-withdrawals.ts',
        options: '[<file or folder>…]',
        before: ['withdrawals:again'],
        does: 'After a restore, closes the people again who withdrew since the backup. Every restore does it; files or folders add the records of another machine.',
      },
      'breach-report': {
        script: 'cli/privacy/breach-report.ts',
        options:
          '--from 2026-11-20T08:00+05:30 --to 2026-11-21T20:00+05:30 [--leads 12,15] [--found …] [--out folder] [--what … --where … --consequences … --measures … --advice …]',
        before: ['breach:report'],
        does: 'Writes the reports of a data breach, to the Data Protection Board and to each person. It sends nothing.',
      },
    },
  },
}
