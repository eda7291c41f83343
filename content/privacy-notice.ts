import type { Notice } from '#app/leads/privacy/notice.ts'

/**
 * The notice that stands beside every enquiry (DPDP Act 2023, section 5; Rules of 2025, rule 3). A
 * change of any word is a new version: raise it, so that each consent names what was shown. What is
 * between braces a deployment sets. Counsel must confirm both languages.
 */
export const privacyNotice: Notice = {
  version: '2',
  inForce: '2026-11-25',
  purposes: ['answer', 'send', 'visit', 'same-person', 'tell-programs'],
  en: {
    title: 'Privacy notice',
    lede: 'What {BRAND} does with the personal data you send with an enquiry, and how you take your consent back.',
    other: 'इसे हिन्दी में पढ़ें',
    sections: [
      {
        id: 'data',
        heading: 'The data',
        list: [
          { term: 'Name, phone, email', text: 'Required to know whom we answer, and how.' },
          {
            term: 'Message',
            text: 'What you write, what you tick to be sent, and the project it is about.',
          },
          {
            term: 'How and when to reach you',
            text: 'Only if you say so; and the day and hour of a visit, if you ask for one.',
          },
          {
            term: 'Where it came from',
            text: 'The time, the page you sent it from, and the link or campaign that brought you here.',
          },
          {
            term: 'Signs of a program',
            text: 'Whether a field that people never see was filled in, whether it was sent within moments of opening the page, whether your browser solved the small puzzle it is given, and whether far more came at that time than usual.',
          },
          {
            term: 'What follows',
            text: 'Notes of our desk on the enquiry: calls, messages, visits and how they went.',
          },
        ],
      },
      {
        id: 'purposes',
        heading: 'What it is for',
        paragraphs: ['Your consent covers these five purposes, and nothing else.'],
        list: [
          {
            term: 'To answer your enquiry',
            text: 'Our own desk calls you, or writes by WhatsApp or email.',
          },
          {
            term: 'To send what you asked for',
            text: 'Plans, brochures and registration details of projects, and the figures you ask for.',
          },
          { term: 'To arrange a site visit', text: 'On the day and hour you asked for.' },
          {
            term: 'To see that it is you again',
            text: 'Enquiries with one phone number are kept together, so that one person answers you.',
          },
          {
            term: 'To tell programs from people',
            text: 'An enquiry that shows such signs waits apart from the others until our desk has looked at it.',
          },
        ],
      },
      {
        id: 'who',
        heading: 'Who sees it',
        paragraphs: [
          'Signed-in staff of {BRAND}. It is not sold, and your phone number is given to nobody else.',
        ],
      },
      {
        id: 'withdraw',
        heading: 'To withdraw your consent',
        paragraphs: [
          'Open the link that stood with our thanks for your enquiry and press one button: within a second nobody at our desk sees you any more. Without the link, call {PUBLIC_PHONE} or write to {PRIVACY_EMAIL}; it takes no reason and costs nothing.',
          'What was held is then sealed, so that our desk cannot read it, and erased {SEALED_DAYS} days later: the law asks for a year of logs. What was done before you withdrew stays lawful.',
        ],
        link: { label: 'How to withdraw', to: '/privacy/rights#withdraw' },
      },
      {
        id: 'rights',
        heading: 'Your rights',
        paragraphs: [
          'You may ask what we hold about you and with whom it was shared, have it corrected, completed or erased, name somebody who exercises these rights for you, and complain to us.',
          'If you are in the European Union or the United Kingdom you may also ask for your data as a file, object to its use, have its use restricted, and complain to the authority where you live.',
        ],
        link: { label: 'How to exercise your rights', to: '/privacy/rights' },
      },
      {
        id: 'contact',
        heading: 'Questions and complaints',
        paragraphs: ['{PRIVACY_CONTACT}, {BRAND}: {PRIVACY_EMAIL}, {PUBLIC_PHONE}.'],
      },
      {
        id: 'board',
        heading: 'The Data Protection Board of India',
        paragraphs: [
          'If our answer to a complaint does not satisfy you, you may complain to the Board.',
        ],
        link: { label: 'The Board’s address', to: '{DATA_PROTECTION_BOARD}' },
      },
    ],
  },
  hi: {
    title: 'निजता सूचना',
    lede: 'पूछताछ के साथ भेजे गए आपके व्यक्तिगत डेटा का {BRAND} क्या करता है, और आप अपनी सहमति कैसे वापस लेते हैं।',
    other: 'Read this in English',
    sections: [
      {
        id: 'data',
        heading: 'कौन-सा डेटा',
        list: [
          { term: 'नाम, फ़ोन, ईमेल', text: 'ज़रूरी है, ताकि हमें पता हो कि किसे और कैसे उत्तर देना है।' },
          {
            term: 'संदेश',
            text: 'आप जो लिखते हैं, जो मँगाने के लिए चुनते हैं, और जिस परियोजना के बारे में है।',
          },
          {
            term: 'आपसे कब और कैसे संपर्क करें',
            text: 'केवल यदि आप बताएँ; और यदि आप साइट विज़िट चाहें तो उसका दिन और समय।',
          },
          {
            term: 'पूछताछ कहाँ से आई',
            text: 'समय, वह पृष्ठ जहाँ से भेजी गई, और वह लिंक या अभियान जिससे आप यहाँ आए।',
          },
          {
            term: 'प्रोग्राम के संकेत',
            text: 'क्या वह खाना भरा गया जो लोगों को दिखता ही नहीं, क्या पूछताछ पृष्ठ खुलने के कुछ ही क्षणों में भेजी गई, क्या आपके ब्राउज़र ने दी गई छोटी पहेली हल की, और क्या उस समय सामान्य से बहुत अधिक पूछताछें आईं।',
          },
          {
            term: 'उसके बाद',
            text: 'पूछताछ पर हमारे डेस्क के नोट: कॉल, संदेश, विज़िट और उनका नतीजा।',
          },
        ],
      },
      {
        id: 'purposes',
        heading: 'किस काम के लिए',
        paragraphs: ['आपकी सहमति इन पाँच कामों के लिए है, और किसी काम के लिए नहीं।'],
        list: [
          {
            term: 'आपकी पूछताछ का उत्तर देना',
            text: 'हमारा अपना डेस्क आपको फ़ोन करता है, या WhatsApp या ईमेल से लिखता है।',
          },
          {
            term: 'जो आपने मँगाया वह भेजना',
            text: 'परियोजनाओं के नक्शे, ब्रोशर और पंजीकरण का विवरण, और जो आँकड़े आप पूछें।',
          },
          { term: 'साइट विज़िट तय करना', text: 'उस दिन और समय पर जो आपने चाहा।' },
          {
            term: 'यह जानना कि आप ही ने फिर लिखा है',
            text: 'एक फ़ोन नंबर की पूछताछें साथ रखी जाती हैं, ताकि एक ही व्यक्ति आपको उत्तर दे।',
          },
          {
            term: 'प्रोग्राम को लोगों से अलग पहचानना',
            text: 'जिस पूछताछ में ऐसे संकेत हों वह दूसरों से अलग रखी जाती है, जब तक हमारा डेस्क उसे देख न ले।',
          },
        ],
      },
      {
        id: 'who',
        heading: 'इसे कौन देखता है',
        paragraphs: [
          '{BRAND} के साइन-इन किए हुए कर्मचारी। यह बेचा नहीं जाता, और आपका फ़ोन नंबर किसी और को नहीं दिया जाता।',
        ],
      },
      {
        id: 'withdraw',
        heading: 'सहमति वापस लेने के लिए',
        paragraphs: [
          'वह लिंक खोलें जो पूछताछ के धन्यवाद के साथ दिया गया था और एक बटन दबाएँ: एक सेकंड के भीतर हमारे डेस्क पर कोई आपको नहीं देख सकता। लिंक न हो तो {PUBLIC_PHONE} पर फ़ोन करें या {PRIVACY_EMAIL} पर लिखें; कोई कारण नहीं देना होता और कोई ख़र्च नहीं है।',
          'जो कुछ रखा गया था वह तब सील कर दिया जाता है, ताकि हमारा डेस्क उसे न पढ़ सके, और {SEALED_DAYS} दिन बाद मिटा दिया जाता है: क़ानून एक साल के लॉग माँगता है। सहमति वापस लेने से पहले जो किया गया वह वैध रहता है।',
        ],
        link: { label: 'सहमति कैसे वापस लें', to: '/privacy/rights#withdraw' },
      },
      {
        id: 'rights',
        heading: 'आपके अधिकार',
        paragraphs: [
          'आप पूछ सकते हैं कि हमारे पास आपका कौन-सा डेटा है और किससे साझा हुआ, उसे ठीक, पूरा या मिटवा सकते हैं, किसी को नामित कर सकते हैं जो आपकी ओर से ये अधिकार बरते, और हमसे शिकायत कर सकते हैं।',
          'यदि आप यूरोपीय संघ या यूनाइटेड किंगडम में हैं, तो आप अपना डेटा फ़ाइल के रूप में भी माँग सकते हैं, उसके उपयोग पर आपत्ति कर सकते हैं, उपयोग सीमित करवा सकते हैं, और अपने यहाँ के प्राधिकरण से शिकायत कर सकते हैं।',
        ],
        link: { label: 'अपने अधिकार कैसे बरतें', to: '/privacy/rights' },
      },
      {
        id: 'contact',
        heading: 'प्रश्न और शिकायतें',
        paragraphs: ['{PRIVACY_CONTACT}, {BRAND}: {PRIVACY_EMAIL}, {PUBLIC_PHONE}।'],
      },
      {
        id: 'board',
        heading: 'भारतीय डेटा संरक्षण बोर्ड',
        paragraphs: ['यदि शिकायत पर हमारे उत्तर से आप संतुष्ट न हों, तो आप बोर्ड से शिकायत कर सकते हैं।'],
        link: { label: 'बोर्ड का पता', to: '{DATA_PROTECTION_BOARD}' },
      },
    ],
  },
}
