import { type ComponentProps, useState } from "react";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { EyeIcon, EyeOffIcon } from "#web/ui/art/icons.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { passwordCopy } from "./password.copy.ts";

type Props = Omit<ComponentProps<typeof TextField>, "type" | "suffix">;

export function PasswordField(props: Props) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? "text" : "password"}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      suffix={
        <IconButton
          label={isShown ? passwordCopy.hide : passwordCopy.show}
          icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
