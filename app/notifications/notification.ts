export const noticeText = 'Only our team will contact you. We never sell your details.'

export const policyPath = '/privacy-policy'

export const noticePath = '/privacy-notice'
