// bin/northlight database migrate: the command that runs this has migrated by now; what is left is to say so.
const applied = process.env['MIGRATED']
console.log(applied ? `Applied: ${applied}` : 'The database is up to date.')
