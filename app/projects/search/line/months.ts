const MONTHS =
  /^(?:(jan)(?:uary)?|(feb)(?:ruary)?|(mar)(?:ch)?|(apr)(?:il)?|(may)|(june?)|(july?)|(aug)(?:ust)?|(sept?)(?:ember)?|(oct)(?:ober)?|(nov)(?:ember)?|(dec)(?:ember)?)$/i

export function monthNumber(word: string): string | undefined {
  const months = MONTHS.exec(word)?.slice(1)
  const index = months?.findIndex((month) => month !== undefined)
  return index === undefined ? undefined : String(index + 1).padStart(2, '0')
}
