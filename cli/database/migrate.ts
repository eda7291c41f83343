// bin/northlight migrates before it runs this file.
const applied = process.env['MIGRATED']
console.log(applied ? `Applied: ${applied}` : 'The database is up to date.')
