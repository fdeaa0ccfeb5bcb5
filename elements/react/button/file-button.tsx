import { type ReactNode, useEffect, useRef } from 'react';
import { Button, type ButtonProps } from './button';

export interface FileButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'icon'> {
  /** File types, as the attribute of an input takes them. A whole folder is chosen with every file in it. */
  accept: string;
  /** Whether more than one file can be chosen. Default false. */
  multiple?: boolean;
  /** Whether a whole folder is chosen, with all that is in it. Default false. */
  folder?: boolean;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

/** A button that opens the system's file dialog. The same file can be chosen twice in a row. */
export function FileButton({ accept, multiple = false, folder = false, onFiles, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  // React 18 knows no attribute for it.
  useEffect(() => {
    if (input.current) input.current.webkitdirectory = folder;
  }, [folder]);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={accept}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
