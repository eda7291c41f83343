/** Accents, quotes and invisible characters. */
const LEFT_OUT =
  /[\u0300-\u036f\u00ad\u200b-\u200f\ufeff'"`\u02b9-\u02bd\u2018-\u201f\u2032\u2033]/g
const GAPS = /[\t-\r \u0085\u1680\u2010-\u2015\u2028\u2029.,-]+/g

/** Folds `Dr.  Renée D’Souza,` to `dr renee dsouza`, as the database function `folded_name` does. */
export function foldedName(name: string): string {
  return name
    .replaceAll('´', '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replace(LEFT_OUT, '')
    .replace(GAPS, ' ')
    .trim()
}
