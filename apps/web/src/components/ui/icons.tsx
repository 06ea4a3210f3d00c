import type { ReactNode, SVGProps } from 'react';

/** 24 units, stroke 1.75, round ends. Always next to words or on a labelled button, so hidden from screen readers. */
function drawn(name: string, shape: ReactNode) {
  function Icon(props: SVGProps<SVGSVGElement>) {
    return (
      <svg
        aria-hidden="true"
        width="1.25em"
        height="1.25em"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        focusable="false"
        {...props}
      >
        {shape}
      </svg>
    );
  }
  Icon.displayName = name;
  return Icon;
}

export const ArrowRightIcon = drawn('ArrowRightIcon', <path d="M4 12h15m-6-6 6 6-6 6" />);
export const ArrowLeftIcon = drawn('ArrowLeftIcon', <path d="M20 12H5m6-6-6 6 6 6" />);
export const ChevronDownIcon = drawn('ChevronDownIcon', <path d="m6 9.5 6 6 6-6" />);
export const CheckIcon = drawn('CheckIcon', <path d="m5 12.5 4.5 4.5L19 7.5" />);
export const CloseIcon = drawn('CloseIcon', <path d="m6 6 12 12M18 6 6 18" />);
export const MenuIcon = drawn('MenuIcon', <path d="M4 7.5h16M4 16.5h16" />);
export const PlusIcon = drawn('PlusIcon', <path d="M12 5v14M5 12h14" />);
export const SearchIcon = drawn(
  'SearchIcon',
  <path d="M10.5 17a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13Zm4.7-1.8L20 20" />,
);
export const InfoIcon = drawn(
  'InfoIcon',
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11.2v4.6M12 8h.01" />
  </>,
);
export const CautionIcon = drawn(
  'CautionIcon',
  <path d="M12 9.5v4m0 3h.01M10.6 4.8 3.4 17.2a1.6 1.6 0 0 0 1.4 2.4h14.4a1.6 1.6 0 0 0 1.4-2.4L13.4 4.8a1.6 1.6 0 0 0-2.8 0Z" />,
);
export const UrgentIcon = drawn(
  'UrgentIcon',
  <path d="M12 8v4.5m0 3.3h.01M8.4 3.5h7.2l4.9 4.9v7.2l-4.9 4.9H8.4l-4.9-4.9V8.4l4.9-4.9Z" />,
);
export const GoodIcon = drawn(
  'GoodIcon',
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="m8.3 12.3 2.6 2.6 4.8-5.2" />
  </>,
);
export const EyeIcon = drawn(
  'EyeIcon',
  <>
    <path d="M2.8 12S6.2 5.8 12 5.8 21.2 12 21.2 12 17.8 18.2 12 18.2 2.8 12 2.8 12Z" />
    <circle cx="12" cy="12" r="2.6" />
  </>,
);
export const EyeOffIcon = drawn(
  'EyeOffIcon',
  <path d="M4 4l16 16M9.9 6.100A8.6 8.6 0 0 1 12 5.800c5.8 0 9.2 6.2 9.2 6.200a16 16 0 0 1-2.5 3.200M6.2 7.700A15.6 15.6 0 0 0 2.8 12S6.2 18.2 12 18.200a8.7 8.7 0 0 0 4-.95M10.1 10.200a2.6 2.6 0 0 0 3.7 3.7" />,
);
export const SunIcon = drawn(
  'SunIcon',
  <>
    <circle cx="12" cy="12" r="3.8" />
    <path d="M12 3v1.600m0 14.800V21m9-9h-1.600M4.6 12H3m15.4-6.4-1.2 1.200M6.8 17.200l-1.2 1.200m12.8 0-1.2-1.200M6.8 6.8 5.6 5.6" />
  </>,
);
export const MoonIcon = drawn('MoonIcon', <path d="M19.5 14.200A8 8 0 0 1 9.8 4.500a8 8 0 1 0 9.7 9.700Z" />);
export const ChatIcon = drawn(
  'ChatIcon',
  <path d="M8 10h8M8 13.500h5M20 11.500c0 4.1-3.6 7.5-8 7.5-1.2 0-2.3-.2-3.3-.7L4.5 19.500l1.2-3.600A7.2 7.2 0 0 1 4 11.500C4 7.4 7.6 4 12 4s8 3.4 8 7.500Z" />,
);
export const UserIcon = drawn(
  'UserIcon',
  <>
    <circle cx="12" cy="8.5" r="3.8" />
    <path d="M4.8 20c.7-3.6 3.6-5.6 7.2-5.600s6.5 2 7.2 5.6" />
  </>,
);
export const ShieldIcon = drawn(
  'ShieldIcon',
  <path d="M12 3.5 5 6v5.400c0 4.3 2.9 7.6 7 9.1 4.1-1.5 7-4.8 7-9.100V6l-7-2.500Zm-2.8 8.3 2.1 2.1 3.7-4" />,
);
export const BookIcon = drawn(
  'BookIcon',
  <path d="M12 6.500C10.3 5.2 7.7 4.7 4 4.800v13c3.7-.1 6.3.4 8 1.700m0-13c1.7-1.3 4.3-1.8 8-1.700v13c-3.7-.1-6.3.4-8 1.700m0-13v13" />,
);
export const ClockIcon = drawn(
  'ClockIcon',
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7.500V12l3 2" />
  </>,
);
export const CapsuleIcon = drawn(
  'CapsuleIcon',
  <path d="m8.7 8.7 6.6 6.600M12.9 4.500l-8.4 8.400a4.670 4.670 0 0 0 6.6 6.600l8.4-8.400a4.670 4.670 0 0 0-6.6-6.600Z" />,
);
export const DownloadIcon = drawn('DownloadIcon', <path d="M12 4v11m-4.5-4.500L12 15l4.5-4.500M5 19.500h14" />);
export const TrashIcon = drawn(
  'TrashIcon',
  <path d="M4.5 7h15M9.5 7V4.800h5V7m2.8 0-.7 12.500H7.400L6.7 7m3.6 3.800v5m3.4-5v5" />,
);
export const PencilIcon = drawn(
  'PencilIcon',
  <path d="m5 19 1-4.200L16.3 4.500l3.2 3.200L9.2 18 5 19Zm9-12.2 3.2 3.2" />,
);
export const PhoneIcon = drawn(
  'PhoneIcon',
  <path d="M8.2 4.500H5.800A1.8 1.8 0 0 0 4 6.400 14.600 14.600 0 0 0 17.600 20a1.8 1.8 0 0 0 1.900-1.800v-2.400l-4.200-1.600-1.700 1.700a11 11 0 0 1-5.500-5.500l1.700-1.700-1.600-4.200Z" />,
);
export const SkipIcon = drawn('SkipIcon', <path d="M6 12h12" strokeDasharray="3 3.500" />);
