import { isPhotoName } from '#app/media/photos/photograph.ts'
import { photographTexts as texts } from '#app/strings/en/photographs.ts'

export function fileFault(
  { name, type, size }: Pick<File, 'name' | 'type' | 'size'>,
  mostMb: number,
): string | undefined {
  if (!type.startsWith('image/') && !isPhotoName(name)) return texts.notPicture
  if (size > mostMb * 1e6) return texts.tooLarge(mostMb)
  return undefined
}

export function fileWords({ name, size }: Pick<File, 'name' | 'size'>): string {
  return texts.chosen(name, (size / 1e6).toFixed(1))
}
