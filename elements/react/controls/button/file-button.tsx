import { type ReactNode, useRef } from 'react';
import { Button, type ButtonProps } from './button';

export interface FileButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'icon'> {
  /** File types, as the attribute of an input takes them. A whole folder is chosen with every file in it. */
  accept: string;
  /** True: more than one file can be chosen. Default false. */
  multiple?: boolean;
  /** True: a whole folder is chosen, with all that is in it. Default false. */
  folder?: boolean;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

// React's types do not have this attribute.
const WHOLE_FOLDER = { webkitdirectory: '' };

/** A button that opens the system's file dialog. The same file can be chosen twice in a row. */
export function FileButton({ accept, multiple = false, folder = false, onFiles, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={accept}
        {...(folder ? WHOLE_FOLDER : {})}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
