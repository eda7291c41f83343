import { isPhotoName } from '#app/media/photos/photo.ts'
import { photoTexts as texts } from '#app/strings/en/photos.ts'

export function fileFault(
  { name, type, size }: Pick<File, 'name' | 'type' | 'size'>,
  maxMb: number,
): string | undefined {
  if (!type.startsWith('image/') && !isPhotoName(name)) return texts.notPicture
  if (size > maxMb * 1e6) return texts.tooLarge(maxMb)
  return undefined
}

export function planFault(
  file: Pick<File, 'name' | 'type' | 'size'>,
  maxMb: number,
): string | undefined {
  const isPdf = file.type === 'application/pdf' || /\.pdf$/i.test(file.name)
  const fault = fileFault(isPdf ? { ...sizeOf(file), type: 'image/*' } : file, maxMb)
  return fault === texts.notPicture ? texts.notPlan : fault
}

const sizeOf = ({ name, size }: Pick<File, 'name' | 'size'>) => ({ name, size })

export function fileText({ name, size }: Pick<File, 'name' | 'size'>): string {
  return texts.chosen(name, (size / 1e6).toFixed(1))
}
