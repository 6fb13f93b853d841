type Props = { id: string };

export function ThumbnailOf({ id }: Props) {
  return (
    <img
      className="thumbnail-of"
      src={`/api/media/${id}/thumbnail`}
      alt=""
      loading="lazy"
      width="44"
      height="44"
    />
  );
}
