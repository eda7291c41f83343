import type { WrittenLanguages } from '#app/enquiries/consent/notice.ts'

/** Withdrawal and rights without a link at hand (DPDP Rules 2025, rules 3 and 14). */
export const privacyRights: WrittenLanguages = {
  en: {
    title: 'Your rights over your data',
    lede: 'How to withdraw your consent, see what we hold, and have it corrected or erased.',
    other: 'इसे हिन्दी में पढ़ें',
    sections: [
      {
        id: 'withdraw',
        heading: 'Withdraw your consent',
        paragraphs: [
          {
            when: 'mailed',
            text: 'Open the link in our thank-you message or in the email that confirmed your enquiry, and press one button. Our team can no longer see that enquiry. Your other enquiries stay.',
          },
          {
            when: 'not-mailed',
            text: 'Open the link in our thank-you message and press one button. Our team can no longer see that enquiry. Your other enquiries stay.',
          },
          {
            when: 'mailed',
            text: 'To withdraw your consent for all your enquiries, ask for a confirmation link on the same page. It goes to every email address in the enquiries with your phone number, and closes those with that address. Or write to us on WhatsApp from your number, or call {PUBLIC_PHONE}. Our staff then closes everything.',
          },
          {
            when: 'not-mailed',
            text: 'To withdraw your consent for all your enquiries, write to us on WhatsApp from your number, or call {PUBLIC_PHONE}. Our staff then closes everything.',
          },
          'If you sent the enquiry from this browser and JavaScript was on, the link is at the bottom of this page.',
          'Without the link: call {PUBLIC_PHONE} from the number you gave us, or write to {PRIVACY_EMAIL} from the address you gave us. Say that you withdraw. You need no reason.',
        ],
      },
      {
        id: 'see',
        heading: 'See, correct, erase',
        paragraphs: [
          'Ask us in the same way what we hold about you and with whom we shared it. You can also ask for a copy as a file, ask us to correct it, or ask us to erase it.',
          'We first check that it is you: we call the number or write to the address from your enquiry.',
        ],
      },
      {
        id: 'record',
        heading: 'The record of your consent',
        paragraphs: [
          'You can ask us for a file. It has the notice you saw, and it shows when you agreed, when we were in touch and when you withdrew. If someone changes a line in the file, anyone who has the file can find out.',
        ],
      },
      {
        id: 'nominate',
        heading: 'Name a person',
        paragraphs: [
          'You can name a person to use these rights for you if you die or cannot use them. Write to {PRIVACY_EMAIL}.',
        ],
      },
      {
        id: 'complain',
        heading: 'Complain',
        paragraphs: [
          '{PRIVACY_CONTACT}, {BRAND}: {PRIVACY_EMAIL}, {PUBLIC_PHONE}. If you are not satisfied with our answer, you can complain to the Data Protection Board of India. In the European Union or the United Kingdom, you can complain to the authority where you live.',
        ],
        link: { label: 'The Board’s address', to: '{DATA_PROTECTION_BOARD}' },
      },
    ],
  },
  hi: {
    title: 'अपने डेटा पर आपके अधिकार',
    lede: 'सहमति कैसे वापस लें, हमारे पास क्या है यह कैसे देखें, और उसे कैसे ठीक या मिटवाएँ।',
    other: 'Read this in English',
    sections: [
      {
        id: 'withdraw',
        heading: 'सहमति वापस लें',
        paragraphs: [
          {
            when: 'mailed',
            text: 'पूछताछ के धन्यवाद के साथ या उसकी पुष्टि की ईमेल में दिया गया लिंक खोलें और एक बटन दबाएँ। उसके बाद हमारी टीम में कोई उस पूछताछ को नहीं देखता; आपकी दूसरी पूछताछें रहती हैं।',
          },
          {
            when: 'not-mailed',
            text: 'पूछताछ के धन्यवाद के साथ दिया गया लिंक खोलें और एक बटन दबाएँ। उसके बाद हमारी टीम में कोई उस पूछताछ को नहीं देखता; आपकी दूसरी पूछताछें रहती हैं।',
          },
          {
            when: 'mailed',
            text: 'अपनी सभी पूछताछों की सहमति वापस लेने के लिए उसी पृष्ठ पर पुष्टि का लिंक माँगें। वह आपके फ़ोन नंबर की पूछताछों के हर ईमेल पते पर जाता है और उस पते वाली पूछताछें बंद करता है। या अपने नंबर से व्हाट्सऐप पर लिखें, या {PUBLIC_PHONE} पर फ़ोन करें: हमारे कर्मचारी तब सब कुछ बंद कर देते हैं।',
          },
          {
            when: 'not-mailed',
            text: 'अपनी सभी पूछताछों की सहमति वापस लेने के लिए अपने नंबर से व्हाट्सऐप पर लिखें, या {PUBLIC_PHONE} पर फ़ोन करें। हमारे कर्मचारी तब सब कुछ बंद कर देते हैं।',
          },
          'जिस ब्राउज़र से पूछताछ भेजी गई वह, यदि उसमें स्क्रिप्ट चलती हैं, यह लिंक इस पृष्ठ के अंत में दिखाता है।',
          'लिंक न हो तो: जो नंबर आपने दिया उससे {PUBLIC_PHONE} पर फ़ोन करें, या जो पता आपने दिया उससे {PRIVACY_EMAIL} पर लिखें। बस कहें कि आप सहमति वापस लेते हैं; कोई कारण नहीं चाहिए।',
        ],
      },
      {
        id: 'see',
        heading: 'देखें, ठीक करवाएँ, मिटवाएँ',
        paragraphs: [
          'इसी तरह पूछें कि हमारे पास आपका क्या है, किससे साझा हुआ, उसकी फ़ाइल माँगें, उसे ठीक करवाएँ या मिटवाएँ।',
          'पहले हम पक्का करते हैं कि यह आप ही हैं: पूछताछ के साथ आए नंबर पर फ़ोन करते हैं, या उसी पते पर उत्तर देते हैं।',
        ],
      },
      {
        id: 'record',
        heading: 'आपकी सहमति का अभिलेख',
        paragraphs: [
          'आप हमसे एक फ़ाइल माँग सकते हैं। उसमें आपको दिखाई गई सूचना होती है, और यह कि आपने कब सहमति दी, हम कब संपर्क में रहे और आपने कब सहमति वापस ली। यदि कोई फ़ाइल की पंक्ति बदले, तो जिसके पास फ़ाइल है वह इसका पता लगा सकता है।',
        ],
      },
      {
        id: 'nominate',
        heading: 'किसी को नामित करें',
        paragraphs: [
          'आप किसी को नामित कर सकते हैं जो आपकी मृत्यु या असमर्थता पर ये अधिकार इस्तेमाल करे। {PRIVACY_EMAIL} पर लिखें।',
        ],
      },
      {
        id: 'complain',
        heading: 'शिकायत करें',
        paragraphs: [
          '{PRIVACY_CONTACT}, {BRAND}: {PRIVACY_EMAIL}, {PUBLIC_PHONE}। हमारे उत्तर से संतुष्ट न हों तो भारतीय डेटा संरक्षण बोर्ड से शिकायत कर सकते हैं; यूरोपीय संघ या यूनाइटेड किंगडम में, अपने यहाँ के प्राधिकरण से।',
        ],
        link: { label: 'बोर्ड का पता', to: '{DATA_PROTECTION_BOARD}' },
      },
    ],
  },
}
