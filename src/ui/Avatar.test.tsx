import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Avatar } from './Avatar.tsx';

const PHOTO = 'https://photos.example/ann.png';
const picture = (container: HTMLElement) => container.querySelector('img');

describe('§2 avatar', () => {
  it('shows the letter when there is no photo', () => {
    const { container } = render(<Avatar letter="A" />);
    expect(container).toHaveTextContent('A');
    expect(picture(container)).toBeNull();
  });

  it('shows the photo when there is one, without telling its host where it is shown', () => {
    const { container } = render(<Avatar letter="A" photoUrl={PHOTO} />);
    expect(picture(container)).toHaveAttribute('src', PHOTO);
    expect(picture(container)).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(container).not.toHaveTextContent('A');
  });

  it('shows the letter when the photo does not load', () => {
    const { container } = render(<Avatar letter="A" photoUrl={PHOTO} />);
    fireEvent.error(picture(container) as Element);
    expect(container).toHaveTextContent('A');
  });

  it('gives another photo its chance', () => {
    const { container, rerender } = render(<Avatar letter="A" photoUrl={PHOTO} />);
    fireEvent.error(picture(container) as Element);
    rerender(<Avatar letter="A" photoUrl="https://photos.example/new.png" />);
    expect(picture(container)).toHaveAttribute('src', 'https://photos.example/new.png');
  });

  it('§9 fallback avatar: a placeholder image when there is no letter either', () => {
    const { container } = render(<Avatar letter="" />);
    expect(picture(container)).toHaveAttribute('src', '/avatar-placeholder.svg');
  });

  it('does not ask for photo and placeholder in turns when neither loads', () => {
    const { container } = render(<Avatar letter="" photoUrl={PHOTO} />);
    fireEvent.error(picture(container) as Element);
    fireEvent.error(picture(container) as Element);
    expect(picture(container)).toHaveAttribute('src', '/avatar-placeholder.svg');
  });
});
